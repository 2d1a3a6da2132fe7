import { buildNewJob, openTestStore, type TestStore } from '@overture/core/testing';
import type { Bench, Comparison } from './support/comparison.ts';
import { median } from './support/comparison.ts';

const small = 100_000;
const large = 1_000_000;
const limit = 10;
const passes = 9;
const readsPerPass = 40;
const userId = 'user-1';

export const bench: Bench = {
  description: 'a page of the history, early and late, in small and large stores (SQLite)',
  async run(log) {
    const stores: TestStore[] = [];
    try {
      for (const count of [small, large]) {
        const started = performance.now();
        const store = openTestStore();
        stores.push(store);
        fill(store, count);
        log(`${count} records written in ${Math.round((performance.now() - started) / 1000)} s`);
      }
      const [few, many] = stores;
      if (few === undefined || many === undefined) throw new Error('The stores were not opened.');
      const first = await timed(many, () => 1);
      const pages = large / limit;
      const late = await timed(many, () => 1 + Math.floor(Math.random() * pages));
      const middle = await timed(many, () => pages / 2 + Math.floor(Math.random() * 100));
      const last = await timed(many, () => pages);
      const firstOfFew = await timed(few, () => 1);
      const anyOfFew = await timed(few, () => 1 + Math.floor(Math.random() * (small / limit)));
      return [
        compare('any page of 1M', late, 'page 1 of 1M', first),
        compare('a middle page of 1M', middle, 'page 1 of 1M', first),
        compare('the last page of 1M', last, 'page 1 of 1M', first),
        compare('page 1 of 1M', first, 'page 1 of 100k', firstOfFew),
        compare('any page of 1M', late, 'any page of 100k', anyOfFew),
      ];
    } finally {
      for (const store of stores) store.close();
    }
  },
};

function compare(what: string, samples: readonly number[], baseline: string, base: readonly number[]): Comparison {
  return {
    what: `${what}, 100 reads`,
    unit: 'ms',
    samples,
    baseline: { what: baseline, samples: base },
    goal: { ratio: 1.5 },
  };
}

/**
 * Milliseconds a hundred reads take, a sample a pass; the first pass warms up and is left out. Something is written
 * before each read, so that nothing is answered from what was read before.
 */
async function timed(store: TestStore, pageOf: () => number): Promise<number[]> {
  const samples: number[] = [];
  let written = 0;
  for (let pass = 0; pass <= passes; pass += 1) {
    const times: number[] = [];
    for (let read = 0; read < readsPerPass; read += 1) {
      const page = pageOf();
      await store.revokedTokens.revoke(`${performance.now()}-${(written += 1)}`, 0);
      const started = performance.now();
      const { items } = await store.history.list({ userId }, { page, limit });
      times.push(performance.now() - started);
      if (items.length !== limit) throw new Error(`page ${page} has ${items.length} records`);
    }
    // The median of a pass: what one read costs, whatever else the machine did meanwhile.
    if (pass > 0) samples.push(median(times) * 100);
  }
  return samples;
}

/** Records of one user as submits would have left them, written straight into the tables. */
function fill(store: TestStore, count: number): void {
  const { database } = store;
  const job = buildNewJob({ userId });
  const insert = database.prepare('INSERT INTO records (id, search, doc) VALUES (:id, :search, :doc)');
  // Half a minute apart on average: a million make a busy year.
  let submittedAt = Date.UTC(2025, 0, 1);
  database.exec('PRAGMA synchronous = OFF');
  for (let index = 0; index < count; index += 1) {
    if (index % 10_000 === 0) database.exec(index === 0 ? 'BEGIN' : 'COMMIT; BEGIN');
    submittedAt += 1 + ((index * 7919) % 60_000);
    const id = `record-${index}`;
    const doc = {
      id,
      userId,
      hubspotId: String(40_000_000_000 + index),
      prospectUrl: job.prospectUrl,
      properties: job.properties,
      createdAt: submittedAt,
      updatedAt: submittedAt,
      job: {
        version: 1,
        status: index % 20 === 0 ? 'error' : 'ready',
        request: job.request,
        submittedAt,
        startedAt: submittedAt,
        finishedAt: submittedAt,
        availableAt: submittedAt,
        publishedAt: submittedAt,
        attempts: 1,
        fence: 1,
        leaseOwner: null,
        leaseUntil: null,
        error: null,
      },
      versions: [],
    };
    insert.run({ id, search: 'ada okafor', doc: JSON.stringify(doc) });
  }
  database.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)');
}
