import { afterAll } from 'vitest';
import { openMongoTestStore, type MongoTestStore } from './open-mongo-test-store.ts';

type Options = NonNullable<Parameters<typeof openMongoTestStore>[1]>;

/**
 * Opens stores for the tests of a suite as `openMongoTestStore` does. A closed store leaves its database empty for the
 * next one, because creating the indexes takes thirty times as long. The databases are dropped after the suite.
 */
export function mongoTestStores(address: string): (options?: Options) => Promise<MongoTestStore> {
  const databases: MongoTestStore[] = [];
  const free: MongoTestStore[] = [];
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
  });
  const create = async (): Promise<MongoTestStore> => {
    const database = await openMongoTestStore(address);
    databases.push(database);
    return database;
  };
  return async (options = {}) => {
    if (options.uri !== undefined) return openMongoTestStore(address, options);
    const database = free.pop() ?? (await create());
    const store = await openMongoTestStore(address, { ...options, uri: database.uri });
    return {
      ...store,
      close: async () => {
        await store.close();
        await deleteAll(database);
        free.push(database);
      },
    };
  };
}

async function deleteAll({ db }: MongoTestStore): Promise<void> {
  const collections = await db.collections();
  const data = collections.filter(({ collectionName }) => collectionName !== 'migrations');
  await Promise.all(data.map((collection) => collection.deleteMany({})));
}
