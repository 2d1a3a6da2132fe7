import type { HistoryRepository } from '@overture/core/records/ports/history-repository';
import { buildNewJob, openTestStore } from '@overture/core/testing';
import { openMongoTestStore } from '@overture/core/testing/open-mongo-test-store';
import { type Bench, type Comparison, median } from './support/comparison.ts';

const count = 100_000;
const pages = 1_000;
const limit = 10;
const passes = 9;
const readsPerPass = 15;
const batchSize = 5_000;
const userId = 'user-1';
const mongoAddress = process.env.MONGO_TEST_URI;

interface TestStore {
  readonly history: Pick<HistoryRepository, 'list'>;
  close(): Promise<void> | void;
}

export const bench: Bench = {
  description: `any of the first ${pages} pages of a user's ${count} records against the first, totals exact, on SQLite and, where MONGO_TEST_URI is set, MongoDB`,
  async run(log) {
    const comparisons = await compare('SQLite', filledSqlite(), log);
    if (mongoAddress === undefined) {
      log('MongoDB is left out: MONGO_TEST_URI is not set');
      return comparisons;
    }
    return [...comparisons, ...(await compare('MongoDB', await filledMongo(mongoAddress), log))];
  },
};

async function compare(name: string, store: TestStore, log: (line: string) => void): Promise<Comparison[]> {
  try {
    log(`${name} is filled`);
    const first: number[] = [];
    const any: number[] = [];
    const last: number[] = [];
    // The pages are measured in turn, so that other load affects all of them; the first pass warms up and is left out.
    for (let pass = 0; pass <= passes; pass += 1) {
      const times = [
        await timed(store, () => 1),
        await timed(store, () => 1 + Math.floor(Math.random() * pages)),
        await timed(store, () => pages),
      ];
      if (pass > 0) [first, any, last].forEach((samples, index) => samples.push(times[index] ?? Number.NaN));
    }
    const baseline = { what: 'page 1', samples: first };
    return [
      { what: `${name}: any of ${pages} pages, 100 reads`, unit: 'ms', samples: any, baseline, goal: { maxRatio: 3 } },
      { what: `${name}: page ${pages}, 100 reads`, unit: 'ms', samples: last, baseline, goal: { maxRatio: 3 } },
    ];
  } finally {
    await store.close();
  }
}

/** The median time of a hundred reads, in ms. */
async function timed(store: TestStore, pageOf: () => number): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < readsPerPass; read += 1) {
    const page = pageOf();
    const startedAt = performance.now();
    const { items, total } = await store.history.list({ userId }, { page, limit });
    times.push(performance.now() - startedAt);
    if (items.length !== limit || total !== count) throw new Error(`page ${page}: ${items.length} of ${total} records`);
  }
  return median(times) * 100;
}

function filledSqlite(): TestStore {
  const store = openTestStore();
  const { database } = store;
  const insertRecord = database.prepare('INSERT INTO records (id, search, doc) VALUES (:id, :search, :doc)');
  const insertVersion = database.prepare('INSERT INTO record_versions (record_id, version, doc) VALUES (:id, 1, :doc)');
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  for (const { search, result, ...record } of records()) {
    insertRecord.run({ id: record.id, search, doc: JSON.stringify(record) });
    insertVersion.run({ id: record.id, doc: JSON.stringify(result) });
  }
  database.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)');
  return store;
}

async function filledMongo(address: string): Promise<TestStore> {
  const store = await openMongoTestStore(address);
  const generations = store.db.collection<{ _id: string }>('generations');
  let batch: { _id: string }[] = [];
  for (const { id, result, ...record } of records()) {
    const document = { _id: id, ...record, results: [result] };
    batch.push(document);
    if (batch.length < batchSize) continue;
    await generations.insertMany(batch, { ordered: false });
    batch = [];
  }
  return store;
}

/** The records of one user as submits would have left them, the newest last. */
function* records() {
  const { properties, prospectUrl, request } = buildNewJob({ userId });
  let at = Date.UTC(2025, 0, 1);
  for (let index = 0; index < count; index += 1) {
    // The records are half a minute apart on average.
    at += 1 + ((index * 7919) % 60_000);
    yield {
      id: `record-${index}`,
      userId,
      hubspotId: String(40_000_000_000 + index),
      prospectUrl,
      properties,
      createdAt: at,
      updatedAt: at,
      search: 'ada okafor\n\n\n',
      versions: [],
      job: {
        version: 1,
        status: index % 20 === 0 ? 'error' : 'ready',
        request,
        submittedAt: at,
        availableAt: at,
        startedAt: at,
        finishedAt: at,
        publishedAt: at,
        attempts: 1,
        fence: 1,
        leaseOwner: null,
        leaseUntil: null,
        error: null,
      },
      /** The large part of a record, which lists do not read. */
      result: { version: 1, readyAt: at, playbook: 'Call early. '.repeat(100) },
    };
  }
}
