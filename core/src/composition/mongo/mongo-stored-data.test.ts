import type { Db } from 'mongodb';
import { describeWithServer } from '../../testing/index.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { describeStoredData } from '../../testing/stored-data.contract.ts';
import { collectionsOf } from '../../platform/mongo/collections.ts';

describeWithServer('MONGO_TEST_URI', 'The data in MongoDB', (address) => {
  describeStoredData('mongo', async () => {
    const store = await openMongoTestStore(address);
    const existing = await store.db.listCollections({}, { nameOnly: true }).toArray();
    await store.close();
    // A collection without an index exists from its first document on.
    const declared: string[] = [];
    collectionsOf({ collection: (name: string) => declared.push(name) } as unknown as Db);
    return [...existing.map(({ name }) => name), ...declared];
  });
});
