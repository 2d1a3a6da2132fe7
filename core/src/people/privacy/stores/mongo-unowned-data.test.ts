import { Binary } from 'mongodb';
import { expect, it } from 'vitest';
import { buildNewJob, describeWithServer } from '../../../testing/index.ts';
import { openMongoTestStore } from '../../../testing/open-mongo-test-store.ts';
import type { Stored } from '../../../platform/mongo/documents.ts';

describeWithServer('MONGO_TEST_URI', 'What a worker left in MongoDB that died', (address) => {
  it('is removed if its record is gone', async () => {
    const store = await openMongoTestStore(address);
    const { id } = await store.jobs.submit(buildNewJob());
    const sources = store.db.collection<Stored>('record_sources');
    const counts = store.db.collection<Stored>('ready_versions');
    const packed = new Binary(Buffer.from('Prefers tea.'));
    for (const recordId of [id, 'gone']) {
      await sources.insertOne({ _id: `${recordId}:h`, recordId, hash: 'h', packed, version: 1 });
      await counts.insertOne({ _id: `${recordId}:1:1`, recordId, version: 1, readyAt: 1 });
    }
    expect(await store.unowned.remove({ handOversBefore: null, notedBefore: 0 })).toBe(2);
    expect((await sources.find().toArray()).map(({ _id }) => _id)).toEqual([`${id}:h`]);
    expect((await counts.find().toArray()).map(({ _id }) => _id)).toEqual([`${id}:1:1`]);
    await store.close();
  });
});
