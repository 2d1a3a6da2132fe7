import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { openCore, readSettings } from '@overture/core/composition';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { buildUser, silentLogger } from '@overture/core/testing';
import { freePort } from '../e2e/support/free-port.ts';
import { Program } from '../e2e/support/program.ts';
import { startAiProcess } from './support/ai-process.ts';
import type { Bench, Comparison } from './support/comparison.ts';
import { headersOf, type SignedIn } from '../e2e/support/open-events.ts';
import { memoryBelow } from './support/process-memory.ts';

/** RUN_CONTACTS shortens it. */
const contacts = Number(process.env['RUN_CONTACTS'] ?? 10_000);
const kills = 10;
const ownGenerations = 21;
const aiLatencyMs = 300;
const concurrency = 8;
const startedWithinMs = 60_000;
const maxCostUsd = 100_000;

const runSchema = z.object({
  run: z.object({
    _id: z.string(),
    state: z.string(),
    counts: z.object({ pending: z.number(), processing: z.number(), ready: z.number(), error: z.number() }),
    spentUsd: z.number(),
    maxCostUsd: z.number(),
  }),
});
type Run = z.infer<typeof runSchema>['run'];
const rowsSchema = z.object({ rows: z.array(z.object({ recordId: z.string().nullable(), status: z.string() })) });
const recordSchema = z.object({ responseStatus: z.string(), versions: z.array(z.unknown()) });
const templatesSchema = z.array(z.object({ _id: z.string() }));

export const bench: Bench = {
  description: `a run of ${contacts} contacts whose worker is killed ${kills} times, and another rep's own generations beside it (SQLite, 2 workers)`,
  async run(log) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
    const ai = await startAiProcess(aiLatencyMs);
    const environment = {
      SANDBOX: 'on',
      SANDBOX_PORT: '1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: `${ai.url}/v1`,
      JWT_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      SUPERADMIN_EMAIL: 'bench@overture.example',
      SUPERADMIN_PASSWORD: `Bench!1${randomBytes(9).toString('base64url')}`,
      WORKER_CONCURRENCY: String(concurrency),
      JOB_LEASE_SECONDS: '5',
      LOG_LEVEL: 'error',
    };
    const startProgram = (role: 'api' | 'worker') =>
      new Program(['bench/support/endless-process.ts', role], environment);
    const workers: Program[] = [];
    const startOne = async (): Promise<void> => {
      const worker = startProgram('worker');
      workers.push(worker);
      await worker.waitFor(/worker is ready/, startedWithinMs);
    };
    const [rep, other] = await signIn(environment);
    const api = startProgram('api');
    try {
      await api.waitFor(/api is ready/, startedWithinMs);
      await Promise.all([startOne(), startOne()]);
      const killOne = async (): Promise<void> => {
        const worker = workers.shift();
        worker?.child.kill('SIGKILL');
        await worker?.exited;
        await startOne();
      };
      const client = new Client(`http://127.0.0.1:${environment.PORT}`, rep, other);
      return await measure(client, { apiPid: api.child.pid ?? 0, killOne }, log);
    } finally {
      await Promise.all([...workers, api].map((program) => program.stop('SIGTERM')));
      ai.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measure(
  client: Client,
  fleet: { readonly apiPid: number; killOne(): Promise<void> },
  log: (line: string) => void,
): Promise<Comparison[]> {
  const quiet = await client.ownGenerations(1);
  const before = megabytes(fleet.apiPid);
  const startedAt = performance.now();
  const { _id: id } = await client.start();
  const beside = await client.ownGenerations(ownGenerations + 1);
  log(`${(await client.read(id)).counts.ready} contacts were written beside ${ownGenerations} own generations`);
  let peak = before;
  for (let killed = 0; killed < kills;) {
    await sleep(1_000);
    peak = Math.max(peak, megabytes(fleet.apiPid));
    const { counts, state } = await client.read(id);
    if (state !== 'running') break;
    if (counts.ready < ((killed + 1) * contacts) / (kills + 1)) continue;
    await fleet.killOne();
    killed += 1;
    log(`killed ${killed} of ${kills} times, ${counts.ready} ready`);
  }
  const run = await client.ended(id);
  log(`${((performance.now() - startedAt) / contacts).toFixed(1)} ms a contact; spent ${run.spentUsd.toFixed(2)} USD`);
  const records = await client.recordIds(id);
  const lost = contacts - run.counts.ready;
  const doubled = records.length - new Set(records).size;
  const versions = await client.versionsBeyondOne();
  return [
    {
      what: 'an own generation, submit to ready, beside the run',
      unit: 'ms',
      samples: beside,
      baseline: { what: 'without a run', samples: quiet },
      goal: { maxRatio: 1.5 },
    },
    {
      what: `lost or doubled, killed ${kills} times`,
      unit: 'requests',
      samples: [lost + doubled + versions],
      baseline: { what: 'contacts', samples: [contacts] },
      goal: { max: 0 },
    },
    {
      what: 'memory of the API',
      unit: 'bytes',
      samples: [peak * 1_000_000],
      baseline: { what: 'before the run', samples: [before * 1_000_000] },
      goal: { max: 300_000_000 },
    },
  ];
}

/** The calls of the rep who runs a list, and of the other one who writes to single contacts meanwhile. */
class Client {
  readonly #url: string;
  readonly #rep: SignedIn;
  readonly #other: SignedIn;

  constructor(url: string, rep: SignedIn, other: SignedIn) {
    this.#url = `${url}/api`;
    this.#rep = rep;
    this.#other = other;
  }

  async start(): Promise<Run> {
    const [template] = templatesSchema.parse(await this.#call(this.#rep, '/templates'));
    const json = {
      name: 'All of them',
      contacts: Array.from({ length: contacts }, (_, n) => String(1_000_001 + n)),
      selectedPrompt: template?._id,
      maxCostUsd,
      include: ['others', 'optedOut', 'recent'],
    };
    return runSchema.parse(await this.#call(this.#rep, '/runs', json)).run;
  }

  async read(id: string): Promise<Run> {
    return runSchema.parse(await this.#call(this.#rep, `/runs/${id}`)).run;
  }

  async ended(id: string): Promise<Run> {
    for (;;) {
      const run = await this.read(id);
      if (run.state !== 'running') return run;
      await sleep(1_000);
    }
  }

  async recordIds(id: string): Promise<readonly (string | null)[]> {
    const ids: (string | null)[] = [];
    for (let page = 1; ; page += 1) {
      const { rows } = rowsSchema.parse(await this.#call(this.#rep, `/runs/${id}/rows?limit=100&page=${page}`));
      if (rows.length === 0) return ids;
      ids.push(...rows.map(({ recordId }) => recordId));
    }
  }

  /** The further versions of a sample of the run's contacts: each should have one. */
  async versionsBeyondOne(): Promise<number> {
    let beyond = 0;
    for (let n = 0; n < contacts; n += Math.ceil(contacts / 500)) {
      const address = `/email-sequence/get-email-sequence-by-id?hubspotId=${1_000_001 + n}`;
      beyond += recordSchema.parse(await this.#call(this.#rep, address)).versions.length - 1;
    }
    return beyond;
  }

  /** The milliseconds from submit to ready of further contacts, one after the other; the first one warms up. */
  async ownGenerations(first: number): Promise<readonly number[]> {
    const [template] = templatesSchema.parse(await this.#call(this.#other, '/templates'));
    const times: number[] = [];
    for (let n = 0; n <= ownGenerations; n += 1) {
      const hubspotId = String(9_000_000 + first + n);
      const body = new FormData();
      body.set('hubspotId', hubspotId);
      body.set('selectedPrompt', template?._id ?? '');
      const startedAt = performance.now();
      await this.#call(this.#other, '/email-sequence/generate-ai-email-results', body);
      const address = `/email-sequence/get-email-sequence-by-id?hubspotId=${hubspotId}`;
      while (recordSchema.parse(await this.#call(this.#other, address)).responseStatus !== 'ready') await sleep(20);
      if (n > 0) times.push(performance.now() - startedAt);
    }
    return times;
  }

  async #call(person: SignedIn, address: string, body?: FormData | object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.#url + address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headersOf(person), ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}

async function signIn(environment: Readonly<Record<string, string>>) {
  const core = await openCore(readSettings(environment), { logger: silentLogger });
  const person = async (): Promise<SignedIn> => {
    const user = buildUser({ role: 'admin' });
    await core.get(UserRepository).create(user);
    return { token: await core.get(TokenIssuer).issue(user, { userAgent: 'bench' }) };
  };
  try {
    return [await person(), await person()] as const;
  } finally {
    await core.close();
  }
}

function megabytes(pid: number): number {
  return memoryBelow(pid).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
}
