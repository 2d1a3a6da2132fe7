import { MongoClient, type MongoClientOptions } from 'mongodb';

export interface Connection {
  readonly client: MongoClient;
  readonly databaseName: string;
  /** Where the servers are, without user name and password. */
  readonly address: string;
}

/** MONGODB_URI is no address; the message is one line and does not repeat it. */
export class InvalidMongoUriError extends Error {
  constructor(cause: unknown) {
    super('The setting MONGODB_URI must be an address such as mongodb://user:password@host:27017/overture.', { cause });
    this.name = 'InvalidMongoUriError';
  }
}

/** The driver knows no deadline of a whole operation; these bound each step of one, and `within` the sum. */
const limits: MongoClientOptions = {
  serverSelectionTimeoutMS: 5_000,
  connectTimeoutMS: 5_000,
  waitQueueTimeoutMS: 5_000,
  socketTimeoutMS: 15_000,
};

const defaultDatabase = 'overture';

/**
 * A client for the address in MONGODB_URI; nothing is connected yet. Throws InvalidMongoUriError.
 */
export function createClient(uri: string, overrides: MongoClientOptions = {}): Connection {
  const client = tryCreate(uri, {
    ...limits,
    appName: 'overture',
    ignoreUndefined: true,
    // What was accepted survives the loss of a server; a sign-out holds for the next read.
    writeConcern: { w: 'majority', journal: true },
    readPreference: 'primary',
    ...overrides,
  });
  return {
    client,
    databaseName: /^[^:]+:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1] ?? defaultDatabase,
    address: client.options.srvHost ?? client.options.hosts.map(String).join(', '),
  };
}

function tryCreate(uri: string, options: MongoClientOptions): MongoClient {
  try {
    return new MongoClient(uri, options);
  } catch (error) {
    throw new InvalidMongoUriError(error);
  }
}
