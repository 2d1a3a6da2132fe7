import { describeWithServer } from '../../testing/index.ts';
import { describeContactsWithoutNames } from '../../testing/older-store/contacts-without-names.contract.ts';
import { describeOlderDocuments, older } from '../../testing/older-store/older-documents.contract.ts';
import { describeOlderStore, readOlderStore } from '../../testing/older-store/older-store.contract.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { indexes } from '../../platform/mongo/indexes.ts';

describeWithServer('MONGO_TEST_URI', 'Stores in MongoDB', (address) => {
  describeOlderStore('MongoDB', async () => {
    const store = await openMongoTestStore(address);
    const { db } = store;
    await db.dropDatabase();
    const { initial, line, oneModel, unfiled } = indexes;
    for (const created of [initial, line, oneModel, unfiled]) {
      for (const [collection, wanted] of Object.entries(created)) await db.collection(collection).createIndexes(wanted);
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

  describeOlderDocuments('MongoDB', async () => {
    const store = await openMongoTestStore(address);
    const put = async (collection: string, _id: string, document: object) => {
      await store.db.collection<{ _id: string }>(collection).insertOne({ _id, ...document });
    };
    await put('singletons', 'base-summary', older.base);
    await put('singletons', 'service-types', { services: older.services });
    await put('singletons', 'sandbox-exit', { ...older.exit, revision: 1 });
    await put('agencies', 'dt-pm', { agency: older.agency, revision: 4 });
    await put('crm_fields', 'dt-pm', { mapping: Object.entries(older.mapping) });
    const { id, ...key } = older.key;
    await put('api_keys', id, key);
    await put('key_slots', 'Openai:dt-pm', { activeId: id });
    await put('key_slots', 'Hubspot:dt-pm', { activeId: null });
    return store;
  });

  describeContactsWithoutNames('MongoDB', async () => {
    const store = await openMongoTestStore(address);
    const { db } = store;
    return {
      ...store,
      upgradeAgain: async () => {
        for (const name of ['generations', 'hand_overs', 'prompt_samples']) {
          await db.collection(name).updateMany({}, { $unset: { knownAs: '' } });
        }
        const markers = db.collection<{ _id: string; version: number }>('migrations');
        await markers.updateOne({ _id: 'schema' }, { $set: { version: 19 } });
        await store.migrate();
      },
      failures: () => db.collection('sign_in_failures').find().toArray(),
    };
  });
});
