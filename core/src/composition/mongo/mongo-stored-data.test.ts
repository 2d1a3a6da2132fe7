import type { Db } from 'mongodb';
import { describeWithServer, FakeClock } from '../../testing/index.ts';
import { documentRepositories } from '../../testing/document-repositories.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { describeStoredData } from '../../testing/stored-data.contract.ts';
import { collectionsOf } from '../../platform/mongo/collections.ts';
import { MongoDocumentStore } from '../../platform/mongo/mongo-documents.ts';

describeWithServer('MONGO_TEST_URI', 'The data in MongoDB', (address) => {
  describeStoredData('mongo', async () => {
    const store = await openMongoTestStore(address);
    const existing = await store.db.listCollections({}, { nameOnly: true }).toArray();
    await store.close();
    // A collection without an index exists from its first document on.
    const declared: string[] = [];
    const db = { collection: (name: string) => declared.push(name) } as unknown as Db;
    collectionsOf(db);
    documentRepositories(new MongoDocumentStore(db, 0), new FakeClock());
    return [...existing.map(({ name }) => name), ...declared];
  });
});
