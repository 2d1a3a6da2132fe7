import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { openCore, readSettings } from '@overture/core/composition';
import { tabNames, workTabs, type WorkTab } from '@overture/core/contract';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { noWork } from '@overture/core/records/domain/work';
import { placeOf } from '@overture/core/records/domain/worklist-place';
import { buildNewJob, buildUser, openTestStore, silentLogger } from '@overture/core/testing';
import { databaseAt, openMongoTestStore } from '@overture/core/testing/open-mongo-test-store';
import { type Bench, type Comparison, median } from './support/comparison.ts';
import { headersOf, type SignedIn } from '../e2e/support/open-events.ts';
import { startServerProcess } from './support/server-process.ts';

const count = 100_000;
const passes = 5;
const readsPerPass = 15;
const batchSize = 5_000;
const limit = 10;
const now = Date.now();
const mongoAddress = process.env.MONGO_TEST_URI;

const answerSchema = z.object({ items: z.array(z.unknown()), total: z.number() });

export const bench: Bench = {
  description: `any page of each tab of a worklist of ${count} records against an empty one, as the API answers, on SQLite and, where MONGO_TEST_URI is set, MongoDB`,
  async run(log) {
    const comparisons = await onStore('SQLite', {}, log);
    if (mongoAddress === undefined) {
      log('MongoDB is left out: MONGO_TEST_URI is not set');
      return comparisons;
    }
    const uri = databaseAt(mongoAddress, `overture_bench_${randomBytes(8).toString('hex')}`);
    return [...comparisons, ...(await onStore('MongoDB', { MONGODB_URI: uri }, log))];
  },
};

async function onStore(
  name: string,
  store: { readonly MONGODB_URI?: string },
  log: (line: string) => void,
): Promise<Comparison[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
  const environment = {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    JWT_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataDir,
    PORT: '0',
    SANDBOX_PORT: '1',
    ...store,
  };
  try {
    const [full, empty] = await signIn(environment);
    const uri = store.MONGODB_URI;
    const filled = uri === undefined ? fillSqlite(dataDir, full.userId) : await fillMongo(uri, full.userId);
    log(`${name} is filled`);
    const api = await startServerProcess(['api/src/main.ts'], /ready at http:\/\/localhost:(\d+)$/, environment);
    try {
      return await compare(name, api.url, full, empty);
    } finally {
      await api.stop();
      await filled.remove();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(name: string, url: string, full: SignedIn, empty: SignedIn): Promise<Comparison[]> {
  const tabs = [...workTabs, undefined];
  const samples = new Map<WorkTab | undefined | 'empty', number[]>();
  const agent = new Agent({ keepAlive: true });
  // Measured in turn, so that other load affects all of them; the first pass warms up and is left out.
  for (let pass = 0; pass <= passes; pass += 1) {
    const times = new Map<WorkTab | undefined | 'empty', number>([
      ['empty', await timed(url, agent, empty, undefined)],
    ]);
    for (const tab of tabs) times.set(tab, await timed(url, agent, full, tab));
    if (pass > 0) for (const [tab, time] of times) samples.set(tab, [...(samples.get(tab) ?? []), time]);
  }
  agent.destroy();
  const baseline = { what: 'an empty worklist', samples: samples.get('empty') ?? [] };
  return tabs.map((tab) => ({
    what: `${name}: any page of ${tab === undefined ? 'All' : tabNames[tab]}`,
    unit: 'ms',
    samples: samples.get(tab) ?? [],
    baseline,
    goal: { maxRatio: 3 },
  }));
}

/** The median time until the answer of any page is read, in ms. */
async function timed(url: string, agent: Agent, person: SignedIn, tab: WorkTab | undefined): Promise<number> {
  const times: number[] = [];
  const which = tab === undefined ? '' : `&tab=${tab}`;
  const read = (page: number) => get(`${url}/api/worklist?page=${page}&limit=${limit}${which}`, agent, person);
  const pages = Math.max(1, Math.floor(answerSchema.parse(JSON.parse((await read(1)).body)).total / limit));
  for (let n = 0; n < readsPerPass; n += 1) times.push((await read(1 + Math.floor(Math.random() * pages))).ms);
  return median(times);
}

function get(url: string, agent: Agent, person: SignedIn): Promise<{ body: string; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(person), 'accept-encoding': 'identity' };
    const sent = request(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answers ${answer.statusCode}.`));
        return resolve({ body: Buffer.concat(chunks).toString(), ms: performance.now() - startedAt });
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Two reps: one whose worklist is filled, and one whose worklist stays empty. */
async function signIn(environment: Readonly<Record<string, string>>) {
  const core = await openCore(readSettings(environment), { logger: silentLogger });
  const person = async (): Promise<SignedIn & { readonly userId: string }> => {
    const user = buildUser({ role: 'admin' });
    await core.get(UserRepository).create(user);
    return { userId: user.id, token: await core.get(TokenIssuer).issue(user, { userAgent: 'bench' }) };
  };
  try {
    // The API does not start without somebody who can manage it.
    await core.get(UserRepository).create(buildUser({ role: 'superadmin', department: null }));
    return [await person(), await person()] as const;
  } finally {
    await core.close();
  }
}

interface Filled {
  /** Removes what the folder of the data does not hold. */
  remove(): Promise<void>;
}

function fillSqlite(dataDir: string, userId: string): Filled {
  const store = openTestStore({ file: path.join(dataDir, 'overture.sqlite') });
  const { database } = store;
  const insert = database.prepare(
    'INSERT INTO records (id, search, doc, stage, rank, due_at) VALUES (:id, :search, :doc, :stage, :rank, :dueAt)',
  );
  database.exec('PRAGMA synchronous = OFF; BEGIN');
  for (const record of records(userId)) {
    const { stage, rank } = placeOf(record);
    const { dueAt } = record.work;
    insert.run({ id: record.id, search: 'ada okafor', doc: JSON.stringify(record), stage, rank, dueAt });
  }
  database.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)');
  store.close();
  return { remove: async () => undefined };
}

async function fillMongo(uri: string, userId: string): Promise<Filled> {
  const store = await openMongoTestStore(uri, { uri });
  const generations = store.db.collection<{ _id: string }>('generations');
  let batch: { _id: string }[] = [];
  for (const { id, ...record } of records(userId)) {
    batch.push(Object.assign({ _id: id }, record, placeOf({ ...record }), { search: 'ada okafor', results: [] }));
    if (batch.length < batchSize) continue;
    await generations.insertMany(batch, { ordered: false });
    batch = [];
  }
  return {
    remove: async () => {
      await store.db.dropDatabase();
      await store.close();
    },
  };
}

/** The records of one user: some of each tab, and most of them done, as after years. */
function* records(userId: string) {
  const { properties, prospectUrl, request } = buildNewJob({ userId });
  const blocks = { warn: 1, warnings: [], unsupported: {}, contradicted: 0, bridges: 3, isProfileEmpty: false };
  const approval = { userId, name: 'kim@agency.com', at: now, overrides: [] };
  for (let index = 0; index < count; index += 1) {
    const kind = index % 20 < workTabs.length ? workTabs[index % 20] : null;
    const at = now - index * 30_000;
    const isOver = kind === null || kind === 'due' || kind === 'replied';
    const findings = { ...blocks, blocks: kind === 'mend' ? ['unknown_link'] : [], warn: index % 5 };
    yield {
      id: `record-${index}`,
      userId,
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
          texts: [],
        },
      ],
      work: {
        ...noWork,
        handedOver: isOver ? 1 : 0,
        ...(kind === 'due' && { dueOn: new Date(now).toISOString().slice(0, 10), dueAt: now - 1 }),
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
