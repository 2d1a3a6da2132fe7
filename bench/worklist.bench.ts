import { tabNames, workTabs, type WorkTab } from '@overture/core/contract';
import { noWork } from '@overture/core/records/domain/work';
import { placeOf } from '@overture/core/records/domain/worklist-place';
import type { WorklistRepository } from '@overture/core/records/ports/worklist-repository';
import { ListWorklist } from '@overture/core/records/use-cases/list-worklist';
import { presentWork } from '@overture/core/records/presentation/worklist';
import { buildNewJob, FakeClock, openTestStore, testNow } from '@overture/core/testing';
import { openMongoTestStore } from '@overture/core/testing/open-mongo-test-store';
import { type Bench, type Comparison, median } from './support/comparison.ts';

const count = 100_000;
const passes = 9;
const readsPerPass = 30;
const batchSize = 5_000;
const limit = 10;
const [full, empty] = ['user-1', 'user-2'];
const mongoAddress = process.env.MONGO_TEST_URI;
const clock = new FakeClock(testNow);

interface TestStore {
  readonly worklist: WorklistRepository;
  close(): Promise<void> | void;
}

export const bench: Bench = {
  description: `any page of each tab of a worklist of ${count} records against an empty one, counts exact, on SQLite and, where MONGO_TEST_URI is set, MongoDB`,
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
  const list = new ListWorklist({ worklist: store.worklist, clock });
  const tabs = [...workTabs, undefined];
  const samples = new Map<WorkTab | undefined | 'empty', number[]>();
  try {
    log(`${name} is filled`);
    // Measured in turn, so that other load affects all of them; the first pass warms up and is left out.
    for (let pass = 0; pass <= passes; pass += 1) {
      const times = new Map<WorkTab | undefined | 'empty', number>([['empty', await timed(list, empty, undefined)]]);
      for (const tab of tabs) times.set(tab, await timed(list, full, tab));
      if (pass > 0) for (const [tab, time] of times) samples.set(tab, [...(samples.get(tab) ?? []), time]);
    }
  } finally {
    await store.close();
  }
  const baseline = { what: 'an empty worklist', samples: samples.get('empty') ?? [] };
  return tabs.map((tab) => ({
    what: `${name}: any page of ${tab === undefined ? 'All' : tabNames[tab]}, 100 reads`,
    unit: 'ms',
    samples: samples.get(tab) ?? [],
    baseline,
    goal: { maxRatio: 3 },
  }));
}

/** The median time of a hundred reads of any page, as the API answers them, in ms. */
async function timed(list: ListWorklist, userId: string, tab: WorkTab | undefined): Promise<number> {
  const times: number[] = [];
  const actor = { userId, role: 'admin' } as const;
  const read = (page: number) => list.execute({ actor, ownerId: undefined, filter: {}, tab, page: { page, limit } });
  const pages = Math.max(1, Math.floor((await read(1)).total / limit));
  for (let n = 0; n < readsPerPass; n += 1) {
    const page = 1 + Math.floor(Math.random() * pages);
    const startedAt = performance.now();
    const { items, counts, total } = await read(page);
    JSON.stringify({ counts, total, items: items.map((item) => presentWork(item, 'kim@agency.com')) });
    times.push(performance.now() - startedAt);
  }
  return median(times) * 100;
}

function filledSqlite(): TestStore {
  const store = openTestStore({ clock });
  const { database } = store;
  const insert = database.prepare(
    'INSERT INTO records (id, search, doc, stage, rank, due_at) VALUES (:id, :search, :doc, :stage, :rank, :dueAt)',
  );
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  for (const record of records()) {
    const { stage, rank } = placeOf(record);
    const { dueAt } = record.work;
    insert.run({ id: record.id, search: 'ada okafor', doc: JSON.stringify(record), stage, rank, dueAt });
  }
  database.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)');
  return store;
}

async function filledMongo(address: string): Promise<TestStore> {
  const store = await openMongoTestStore(address);
  const generations = store.db.collection<{ _id: string }>('generations');
  let batch: { _id: string }[] = [];
  for (const { id, ...record } of records()) {
    batch.push(Object.assign({ _id: id }, record, placeOf({ ...record }), { search: 'ada okafor', results: [] }));
    if (batch.length < batchSize) continue;
    await generations.insertMany(batch, { ordered: false });
    batch = [];
  }
  return store;
}

/** The records of one user: some of each tab, and most of them done, as after years. */
function* records() {
  const { properties, prospectUrl, request } = buildNewJob({ userId: full });
  const blocks = { warn: 1, unsupported: {}, contradicted: 0, bridges: 3, isProfileEmpty: false };
  const approval = { userId: full, name: 'kim@agency.com', at: testNow, overrides: [] };
  for (let index = 0; index < count; index += 1) {
    const kind = index % 20 < workTabs.length ? workTabs[index % 20] : null;
    const at = testNow - index * 30_000;
    const isOver = kind === null || kind === 'due' || kind === 'replied';
    const findings = { ...blocks, blocks: kind === 'mend' ? ['unknown_link'] : [], warn: index % 5 };
    yield {
      id: `record-${index}`,
      userId: full,
      hubspotId: String(40_000_000_000 + index),
      knownAs: [],
      owner: null,
      prospectUrl,
      properties,
      createdAt: at,
      updatedAt: at,
      versions: [
        {
          version: 1,
          readyAt: at,
          request,
          sandbox: { crm: false, ai: false },
          noteId: null,
          edited: false,
          approval: kind === 'handOver' || isOver ? approval : null,
          findings,
        },
      ],
      work: {
        ...noWork,
        handedOver: isOver ? 1 : 0,
        ...(kind === 'due' && { dueOn: '2026-01-05', dueAt: testNow - 1 }),
        ...(kind === 'replied' && { repliedAt: at }),
      },
      job: {
        version: 1,
        status: kind === 'waiting' ? ('pending' as const) : kind === 'failed' ? ('error' as const) : ('ready' as const),
        request,
        submittedAt: at,
        startedAt: at,
        finishedAt: at,
        turn: 0,
        availableAt: at,
        publishedAt: at,
        attempts: 1,
        fence: 1,
        leaseOwner: null,
        leaseUntil: null,
        error: null,
        waitReason: null,
      },
    };
  }
}
