import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobQueue } from '@overture/core/records/ports/job-queue';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { statusEventSchema, type StatusEventWire } from '@overture/core/contract';
import { openEvents } from '../../support/open-events.ts';
import { SampleCrm } from '../../../sandbox/src/crm-data/sample-crm.ts';
import { bundledWorker } from './bundle-worker.ts';
import type { DyingStep } from './dying-step.ts';
import { freePort } from '../../support/free-port.ts';
import { Program } from '../../support/program.ts';
import { slowWriter } from '../../support/slow-writer.ts';

/** API, workers and sandbox as processes of their own, over one store and one queue, with nothing but short waits. */
export interface DrillProduct {
  readonly api: Program;
  /** The embedded store's file. */
  readonly storeFile: string;
  /** The workers that nobody has killed. */
  readonly workers: ReadonlySet<Program>;
  /** Resolved once it consumes. */
  startWorker(options?: { readonly dieAt?: DyingStep }): Promise<Program>;
  /** As `kill -9` does. */
  kill(worker: Program): Promise<void>;
  /** Puts a further message into the queue. */
  publish(recordId: string): Promise<void>;
  /** Submits a generation of a further contact, and answers what became of it. */
  submit(): Promise<Submitted>;
  /** Submits so many, a few at a time, and expects each to be accepted. */
  submitAll(count: number): Promise<readonly Submitted[]>;
  /**
   * Waits until every accepted job has ended, and checks that each is ready with exactly one result. Answers how many
   * attempts were needed beyond the first of each.
   */
  expectOneResultEach(accepted: readonly Submitted[]): Promise<number>;
  /** Reads as the superadmin; answers the status and the body. */
  get(path: string): Promise<{ readonly status: number; readonly body: unknown }>;
  /** The record of a contact as the API shows it, or another one. */
  record(hubspotId: string, at?: string): Promise<DrillRecord>;
  /** Makes the model write so many tokens a second; null: at its usual speed. */
  slowWriter(tokensPerSecond: number | null): Promise<void>;
  /** Arms a fault of a vendor, as `POST /_sandbox/faults` describes it. */
  fault(fault: object): Promise<void>;
  clearFaults(): Promise<void>;
  /** Waits until every request that an armed fault names has come. */
  untilStruck(): Promise<void>;
  /** Starts another API process over the same store and queue; answers its address. */
  startApi(): Promise<string>;
  /** Opens the superadmin's live events at the API, or at another one, as a tab does; answers those so far. */
  openTab(at?: string): Promise<DrillTab>;
  /** Posts JSON as the superadmin; answers the status and the body. */
  post(path: string, json: object): Promise<{ readonly status: number; readonly body: unknown }>;
  patch(path: string, json: object): Promise<{ readonly status: number; readonly body: unknown }>;
  /** What every process has printed so far. */
  printed(): string;
  /** The paid calls so far: a summary and a sequence for each contact. */
  paidCalls(): Promise<number>;
  /** Ready generations that the usage report knows of. */
  readyInUsage(): Promise<number>;
  /** Waits until none is pending or processing any more and the queue is empty, and all processes are alive. */
  expectAtRest(): Promise<void>;
  stop(): Promise<void>;
}

/** The status events that a tab has got, in order. */
export interface DrillTab {
  readonly events: readonly StatusEventWire[];
  close(): void;
}

/** An answer to a submit: the record's id where it was accepted, else the error's code and words. */
export interface Submitted {
  readonly hubspotId: string;
  readonly status: number;
  readonly recordId: string | undefined;
  readonly code: string | undefined;
  readonly message: string | undefined;
}

const submittedSchema = z.object({
  data: z.object({ _id: z.string() }).optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

export const paidCallsPerJob = 2;

const superadmin = { email: 'drill@overture.example', password: 'Overture!1' };
/** Both are long enough for a machine with ten times as much to do as it has cores. */
const endedWithinMs = 300_000;

const armedSchema = z.object({
  faults: z.array(z.object({ fault: z.object({ nth: z.array(z.number()) }), seen: z.number() })),
});
const readyWithinMs = 90_000;

const recordSchema = z.object({
  responseStatus: z.string(),
  attempts: z.number(),
  responseError: z.object({ code: z.string(), message: z.string() }).nullish(),
  versions: z.array(z.object({ version: z.number() })),
  partial: z.object({ emails: z.array(z.object({ subject: z.string(), body: z.string() })) }).nullable(),
});
type DrillRecord = z.infer<typeof recordSchema>;

/** Contacts with a history, which the AI summarises, and with a short one. */
const contacts = new SampleCrm().contacts
  .slice(20)
  .filter(({ story, engagementCount }) => story !== null && engagementCount > 0 && engagementCount < 40);

export async function startDrillProduct(
  options: {
    /** Beside the defaults: a store, a queue, other times. */
    readonly environment?: Readonly<Record<string, string>>;
    readonly brokerPrefix?: string;
    /** Where the embedded store lies; a temporary folder unless given. */
    readonly dataDir?: string;
    readonly workers?: number;
  } = {},
): Promise<DrillProduct> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'overture-drill-')));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const environment = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    SANDBOX: 'on',
    SANDBOX_AI_LATENCY_MS: '250',
    SANDBOX_TODAY: '2026-11-16',
    SANDBOX_HUBSPOT_CEILING: '100000',
    JOB_LEASE_SECONDS: '4',
    JOB_MAX_ATTEMPTS: '20',
    JWT_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SUPERADMIN_EMAIL: superadmin.email,
    SUPERADMIN_PASSWORD: superadmin.password,
    ...(options.brokerPrefix === undefined ? {} : { DRILL_BROKER_PREFIX: options.brokerPrefix }),
    ...options.environment,
  };
  const workers = new Set<Program>();
  const started: Program[] = [];
  let stopped = false;
  const run = (main: string, settings: Readonly<Record<string, string>>): Program => {
    if (stopped) throw new Error('The drill is over.');
    const program = new Program([main], settings);
    started.push(program);
    return program;
  };
  /** A run or a start that ends early leaves nobody behind. */
  const killAll = (): void => started.forEach(({ child }) => child.kill('SIGKILL'));
  process.once('exit', killAll);
  // The sandbox keeps nothing where a drill breaks the disk.
  const { DATA_DIR: _dataDir, ...sandboxEnvironment } = environment;
  const sandbox = run('sandbox/src/main.ts', sandboxEnvironment);
  const api = run('e2e/drills/support/drill-api.ts', environment);
  const apis = [api];
  const startWorker: DrillProduct['startWorker'] = async ({ dieAt } = {}) => {
    const worker = run(bundledWorker, {
      ...environment,
      ...(dieAt === undefined ? {} : { DRILL_DIE_AT: dieAt, WORKER_CONCURRENCY: '1' }),
    });
    if (dieAt === undefined) workers.add(worker);
    await worker.waitFor(/worker is ready/, readyWithinMs);
    return worker;
  };
  const allReady = async (): Promise<void> => {
    await Promise.all([sandbox.waitFor(/Sandbox is ready/, readyWithinMs), api.waitFor(/api is ready/, readyWithinMs)]);
    await Promise.all(Array.from({ length: options.workers ?? 0 }, () => startWorker()));
  };
  await allReady().catch((error: unknown) => {
    killAll();
    throw error;
  });

  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const token = await vi.waitFor(() => signIn(url), { timeout: 90_000 });
  const call = async (
    path: string,
    body?: FormData | string,
    { at = url, method = body === undefined ? 'GET' : 'POST' } = {},
  ): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(`${at}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const templates = z.array(z.object({ _id: z.string() })).parse((await call('/templates')).body);
  let next = 0;

  const submit = async (): Promise<Submitted> => {
    const hubspotId = contacts[next]?.id ?? '';
    next += 1;
    const form = new FormData();
    form.set('hubspotId', hubspotId);
    form.set('selectedPrompt', templates[0]?._id ?? '');
    form.set('zone', 'Overture-Sales');
    const { status, body } = await call('/email-sequence/generate-ai-email-results-superadmin', form);
    const { data, code, message } = submittedSchema.parse(body);
    return { hubspotId, status, recordId: data?._id, code, message };
  };
  const record: DrillProduct['record'] = async (hubspotId, at) => {
    const { body } = await call(`/email-sequence/get-email-sequence-by-id?hubspotId=${hubspotId}`, undefined, { at });
    return recordSchema.parse(body);
  };
  const metrics = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();

  let core: Promise<OpenCore> | undefined;
  const openHere = (): Promise<OpenCore> => {
    const { brokerPrefix } = options;
    core ??= openCore(readSettings(environment), {
      logger: silentLogger,
      overrides: brokerPrefix === undefined ? {} : { brokerPrefix },
    });
    return core;
  };

  return {
    api,
    storeFile: join(dataDir, 'overture.sqlite'),
    workers,
    startWorker,
    kill: async (worker) => {
      workers.delete(worker);
      worker.child.kill('SIGKILL');
      await worker.exited;
    },
    get: (path) => call(path),
    publish: async (recordId) => (await openHere()).get(JobQueue).publish({ recordId }),
    submit,
    submitAll: async (count) => {
      const accepted: Submitted[] = [];
      let left = count;
      const lane = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const answer = await submit();
          expect(answer).toMatchObject({ status: 202 });
          accepted.push(answer);
        }
      };
      await Promise.all(Array.from({ length: 5 }, lane));
      return accepted;
    },
    expectOneResultEach: async (accepted) => {
      await expect.poll(async () => unfinished(await metrics()), { timeout: endedWithinMs, interval: 250 }).toBe(0);
      let furtherAttempts = 0;
      for (const { hubspotId } of accepted) {
        const ended = await record(hubspotId);
        expect({ hubspotId, ...ended }).toMatchObject({ responseStatus: 'ready', versions: [{ version: 1 }] });
        expect(ended.versions).toHaveLength(1);
        furtherAttempts += ended.attempts - 1;
      }
      return furtherAttempts;
    },
    record,
    slowWriter: (tokensPerSecond) => slowWriter({ sandboxUrl }, tokensPerSecond),
    fault: async (fault) => {
      const answer = await fetch(`${sandboxUrl}/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      expect(answer.status).toBe(201);
    },
    untilStruck: () =>
      expect
        .poll(
          async () => {
            const answer = await fetch(`${sandboxUrl}/_sandbox/faults`);
            const { faults } = armedSchema.parse(await answer.json());
            return faults.every(({ fault, seen }) => seen >= Math.max(...fault.nth));
          },
          { timeout: endedWithinMs, interval: 20 },
        )
        .toBe(true),
    clearFaults: async () => void (await fetch(`${sandboxUrl}/_sandbox/faults`, { method: 'DELETE' })),
    startApi: async () => {
      const another = run('e2e/drills/support/drill-api.ts', { ...environment, PORT: String(await freePort()) });
      apis.push(another);
      const [, at = ''] = await another.waitFor(/api is ready at (\S+)/, readyWithinMs);
      return at;
    },
    openTab: async (at = url) => {
      const events: StatusEventWire[] = [];
      const stream = await openEvents(at, { token }, (json) => events.push(statusEventSchema.parse(JSON.parse(json))));
      return { events, close: () => stream.close() };
    },
    post: (path, json) => call(path, JSON.stringify(json)),
    patch: (path, json) => call(path, JSON.stringify(json), { method: 'PATCH' }),
    printed: () => started.map(({ output }) => output).join('\n'),
    paidCalls: async () => {
      const answer: unknown = await (await fetch(`${sandboxUrl}/_sandbox/requests?vendor=openai`)).json();
      const { requests } = z.object({ requests: z.array(z.object({ method: z.string() })) }).parse(answer);
      return requests.filter(({ method }) => method === 'POST').length;
    },
    readyInUsage: async () => {
      const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
      const { body } = await call(`/auth/usage?from=${day(-1)}&to=${day(1)}`);
      return z.object({ totals: z.object({ generations: z.number() }) }).parse(body).totals.generations;
    },
    expectAtRest: async () => {
      for (const program of [api, sandbox, ...workers]) {
        expect(program.child.exitCode ?? program.child.signalCode, program.output.slice(-2_000)).toBeNull();
      }
      await expect.poll(async () => unfinished(await metrics()), { timeout: endedWithinMs, interval: 250 }).toBe(0);
    },
    stop: async () => {
      stopped = true;
      await (await core)?.close();
      await Promise.all([...workers, ...apis].map((program) => program.stop('SIGTERM')));
      await sandbox.stop('SIGTERM');
      killAll();
      process.off('exit', killAll);
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(superadmin),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

/** Jobs that have not ended, by the API's own metrics; every status is unknown while the store is away. */
function unfinished(metrics: string): number {
  const count = (status: string): number =>
    Number(new RegExp(`^overture_jobs\\{status="${status}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  return count('pending') + count('processing');
}
