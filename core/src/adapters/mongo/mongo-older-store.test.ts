import { describeWithServer } from '../../testing/index.ts';
import { describeOlderStore, readOlderStore } from '../../testing/older-store/older-store.contract.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { initialIndexes, lineIndexes, oneModelIndexes, unfiledIndexes } from './indexes.ts';

describeWithServer('MONGO_TEST_URI', 'Stores in MongoDB', (address) => {
  describeOlderStore('MongoDB', async () => {
    const store = await openMongoTestStore(address);
    const { db } = store;
    await db.dropDatabase();
    for (const indexes of [initialIndexes, lineIndexes, oneModelIndexes, unfiledIndexes]) {
      for (const [collection, wanted] of Object.entries(indexes)) await db.collection(collection).createIndexes(wanted);
    }
    for (const [collection, documents] of Object.entries(readOlderStore('mongo-schema-4.json'))) {
      await db.collection(collection).insertMany(documents);
    }
    await db.collection<{ _id: string; version: number }>('migrations').insertOne({ _id: 'schema', version: 4 });
    await store.migrate();
    return {
      ...store,
      hasQueueMessages: () => db.listCollections({ name: 'queue_messages' }).hasNext(),
    };
  });
});
