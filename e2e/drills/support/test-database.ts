import { randomUUID } from 'node:crypto';
import { openMongoStore } from '@overture/core/composition/mongo/index';
import { databaseAt } from '@overture/core/testing/open-mongo-test-store';

/** A database of our own on a MongoDB that others use too. */
export interface TestDatabase {
  readonly uri: string;
  /** The same database, reached by another address of its server. */
  through(server: string): string;
  drop(): Promise<void>;
}

export function testDatabase(server: string): TestDatabase {
  const uri = databaseAt(server, `overture_drill_${randomUUID().replaceAll('-', '')}`);
  return {
    uri,
    through: (other) => databaseAt(other, new URL(uri).pathname.slice(1)),
    drop: async () => {
      const store = await openMongoStore({ uri });
      await store.db.dropDatabase();
      await store.close();
    },
  };
}
