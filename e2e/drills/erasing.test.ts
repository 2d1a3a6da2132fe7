import { DatabaseSync } from 'node:sqlite';
import { describeWithServer } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';
import { openMongoStore } from '@overture/core/composition/mongo/index';
import { SampleCrm } from '../../sandbox/src/crm-data/sample-crm.ts';
import { startDrillProduct, type DrillProduct, type Submitted } from './support/drill-product.ts';
import { testDatabase } from './support/test-database.ts';

const environment = { LOG_LEVEL: 'info', WORKER_CONCURRENCY: '4', SANDBOX_AI_LATENCY_MS: '600' };
const each = 8;
const timeoutMs = 240_000;
const crm = new SampleCrm();

/** Everything that is stored, row by row, with the name of its table or collection. */
type Dump = () => Promise<readonly string[]> | readonly string[];

/** What names a contact wherever it is stored. */
function namesOf({ hubspotId }: Submitted): readonly string[] {
  const { email } = crm.contact(hubspotId)?.properties ?? {};
  return [hubspotId, email ?? expect.fail(`contact ${hubspotId} has no address`)];
}

/**
 * Erases contacts whose sequence is ready while somebody marks an email of it as sent, and contacts whose sequence is
 * being written, while one worker dies with an answer in hand and the others are killed.
 */
async function drill(product: DrillProduct, dump: Dump): Promise<void> {
  try {
    const ready = await product.submitAll(each);
    await product.expectOneResultEach(ready);
    const names = ready.flatMap(namesOf);
    expect((await dump()).filter((row) => names.some((name) => row.includes(name)))).not.toEqual([]);

    await product.startWorker({ dieAt: 'answer in' });
    const written = await product.submitAll(each);
    const erase = async ({ hubspotId }: Submitted): Promise<void> => {
      expect(await product.post('/privacy/erase', { hubspotId })).toMatchObject({ status: 200 });
    };
    const markSent = async ({ hubspotId }: Submitted): Promise<void> => {
      const { status } = await product.post('/email-sequence/mark-sent', { hubspotId, index: 0, sent: true });
      expect([200, 404, 409]).toContain(status);
    };
    await Promise.all([...ready.flatMap((one) => [markSent(one), erase(one)]), ...written.map(erase)]);
    for (const worker of product.workers) await product.kill(worker);

    // The first sweep of a worker begins with it.
    await product.startWorker();
    await product.expectAtRest();
    const erased = [...ready, ...written];
    const forbidden = erased.flatMap(namesOf);
    const recordIds = erased.flatMap(({ recordId }) => recordId ?? []);
    const ofRecords = /^(records|record_\w+|generations|ready_versions|hand_over\w*) /;
    await expect
      .poll(
        async () =>
          (await dump()).filter(
            (row) =>
              forbidden.some((name) => row.includes(name)) ||
              (ofRecords.test(row) && recordIds.some((id) => row.includes(id))),
          ),
        { interval: 500 },
      )
      .toEqual([]);
    expect(product.printed()).toContain('worker is ready');
    expect(forbidden.filter((name) => product.printed().includes(name))).toEqual([]);
  } finally {
    await product.stop();
  }
}

describe('contacts who are erased while they are worked on, on SQLite', () => {
  it('leave nothing by which they could be found', { timeout: timeoutMs }, async () => {
    const product = await startDrillProduct({ environment, workers: 2 });
    await drill(product, () => {
      const database = new DatabaseSync(product.storeFile, { readOnly: true });
      const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
      const rowsOf = (table: string) => database.prepare(`SELECT * FROM "${table}"`).all();
      const rows = tables.flatMap(({ name }) =>
        rowsOf(String(name)).map((row) => `${String(name)} ${JSON.stringify(row)}`),
      );
      database.close();
      return rows;
    });
  });
});

describeWithServer('MONGO_TEST_URI', 'contacts who are erased while they are worked on, on MongoDB', (address) => {
  it('leave nothing by which they could be found', { timeout: timeoutMs }, async () => {
    const database = testDatabase(address);
    const product = await startDrillProduct({ environment: { ...environment, MONGODB_URI: database.uri }, workers: 2 });
    const store = await openMongoStore({ uri: database.uri });
    try {
      await drill(product, async () => {
        const rows: string[] = [];
        for (const collection of await store.db.collections()) {
          for await (const row of collection.find()) rows.push(`${collection.collectionName} ${JSON.stringify(row)}`);
        }
        return rows;
      });
    } finally {
      await store.close();
      await database.drop();
    }
  });
});
