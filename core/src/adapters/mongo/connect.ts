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

/** Every operation ends within this time. */
export const defaultDeadlineMs = 20_000;

/**
 * The driver knows no deadline of a whole operation (its `timeoutMS` does nothing in this version). These bound each
 * step of one, and `within` bounds the sum.
 */
function limitsOf(deadlineMs: number): MongoClientOptions {
  const step = deadlineMs / 4;
  return {
    serverSelectionTimeoutMS: step,
    connectTimeoutMS: step,
    waitQueueTimeoutMS: step,
    socketTimeoutMS: step * 3,
  };
}

const defaultDatabase = 'overture';

/**
 * A client for the address in MONGODB_URI; nothing is connected yet. Throws InvalidMongoUriError.
 */
export function createClient(
  uri: string,
  { deadlineMs = defaultDeadlineMs, ...overrides }: MongoClientOptions & { readonly deadlineMs?: number } = {},
): Connection {
  const client = tryCreate(uri, {
    ...limitsOf(deadlineMs),
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
