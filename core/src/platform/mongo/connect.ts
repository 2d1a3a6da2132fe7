import { MongoClient, type MongoClientOptions } from 'mongodb';

export interface Connection {
  readonly client: MongoClient;
  readonly databaseName: string;
  /** The address of the servers, without user name and password. */
  readonly address: string;
}

/** Raised when MONGODB_URI is no address. The message is one line and does not repeat the address. */
export class InvalidMongoUriError extends Error {
  constructor(cause: unknown) {
    super('The setting MONGODB_URI must be an address such as mongodb://user:password@host:27017/overture.', { cause });
    this.name = 'InvalidMongoUriError';
  }
}

export const defaultDeadlineMs = 20_000;

/**
 * The driver has no deadline for a whole operation (its `timeoutMS` has no effect in this version). These limits bound
 * each step, and `within` bounds the whole.
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

/** A client for the address in MONGODB_URI, which is not connected yet. Throws InvalidMongoUriError. */
export function createClient(
  uri: string,
  { deadlineMs = defaultDeadlineMs, ...overrides }: MongoClientOptions & { readonly deadlineMs?: number } = {},
): Connection {
  const client = tryCreate(uri, {
    ...limitsOf(deadlineMs),
    appName: 'overture',
    ignoreUndefined: true,
    // An accepted write survives the loss of a server, and the next read sees a sign-out.
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
