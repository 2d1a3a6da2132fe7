import { randomUUID } from 'node:crypto';
import { openMongoStore, type MongoStore } from '../composition/mongo/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tracing } from '../platform/tracing.ts';
import { documentRepositories, type DocumentRepositories } from './document-repositories.ts';
import { FakeClock } from './fake-clock.ts';

export type MongoTestStore = MongoStore & DocumentRepositories & { readonly uri: string };

/**
 * A migrated store in a fresh database of the server at `address`; `close` drops the database. `uri`: a further
 * connection to a store that another call made; that one drops it.
 */
export async function openMongoTestStore(
  address: string,
  options: { readonly clock?: Clock; readonly uri?: string; readonly tracing?: Tracing } = {},
): Promise<MongoTestStore> {
  const clock = options.clock ?? new FakeClock();
  const uri = options.uri ?? databaseAt(address, `overture_test_${randomUUID().replaceAll('-', '')}`);
  const store = await openMongoStore({ uri, tracing: options.tracing });
  await store.migrate();
  return {
    ...store,
    ...documentRepositories(store.documents, clock),
    uri,
    close: async () => {
      if (options.uri === undefined) await store.db.dropDatabase();
      await store.close();
    },
  };
}

/** The address of one database of a server. */
export function databaseAt(address: string, name: string): string {
  return address.replace(/^([^:]+:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
}
