import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { HistoryRepository } from '@overture/core/records/ports/history-repository';
import { JobRepository } from '@overture/core/records/ports/job-repository';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { buildUser, silentLogger } from '@overture/core/testing';
import { z } from 'zod';
import { SampleCrm } from '../sandbox/src/crm-data/sample-crm.ts';
import type { Bench, Comparison } from './support/comparison.ts';
import { startLoadFleet, type LoadFleet } from './support/load-fleet.ts';
import { headersOf, openEvents } from '../e2e/support/open-events.ts';
import { quantile } from './support/quantile.ts';
import { memoryBelow } from './support/process-memory.ts';

const people = 200;
const workers = 3;
const concurrency = 6;
const aiLatencyMs = 1_000;
/** A contact with a history takes two calls, one after the other: the summary of the history and the emails. */
const jobLatencyMs = 2 * aiLatencyMs;
/** The minutes of load; LOAD_MINUTES shortens it. */
const minutes = Number(process.env['LOAD_MINUTES'] ?? 10);
const submitsPerSecond = 10;
/** The submits per second of a quiet minute. */
const quietPerSecond = 0.5;
const looksPerSecond = 10;
const minuteMs = 60_000;

const path = '/api/email-sequence/generate-ai-email-results';
const queuePath = '/api/email-sequence/get-email-sequence-history?page=1&limit=10';
const contacts = new SampleCrm().contacts.filter(({ engagementCount }) => engagementCount > 0 && engagementCount < 20);

interface Person {
  readonly userId: string;
  readonly token: string;
  /** The number of contacts that the person has submitted. */
  submitted: number;
  /** The number of them that the API has accepted. */
  accepted: number;
}

/** The times of each call in a period, in ms. */
interface Stretch {
  readonly submits: number[];
  readonly looks: number[];
  accepted: number;
  refused: number;
}

export const bench: Bench = {
  description: `${people} people with live events, ${submitsPerSecond} submits a second for ${minutes} min, ${workers} workers of which one is killed every minute (MongoDB, RabbitMQ)`,
  async run(log) {
    const fleet = await startLoadFleet({ workers, concurrency, aiLatencyMs });
    const core = await openCore(readSettings(fleet.environment), {
      logger: silentLogger,
      overrides: { brokerPrefix: fleet.brokerPrefix },
    });
    try {
      return await measure(fleet, core, log);
    } finally {
      await core.close();
      await fleet.stop();
    }
  },
};

async function measure(fleet: LoadFleet, core: OpenCore, log: (line: string) => void): Promise<Comparison[]> {
  const everyone = await signIn(core);
  const streams = await Promise.all(everyone.map((person) => openEvents(fleet.url, person)));
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const templateId = await firstTemplate(fleet.url, everyone[0]);
  const stretch = (perSecond: number, ms: number): Promise<Stretch> =>
    workThrough({ url: fleet.url, everyone, agent, templateId, perSecond, ms });

  const quiet = await stretch(quietPerSecond, minuteMs);
  await drained(core, 0);
  const memoryBefore = memoryOf(fleet);
  const killing = setInterval(() => void fleet.replaceWorker(), minuteMs);
  const readyBefore = await readyCount(core);
  const startedAt = performance.now();
  const loaded = await stretch(submitsPerSecond, minutes * minuteMs);
  clearInterval(killing);
  await drained(core, workers * concurrency);
  const busySeconds = (performance.now() - startedAt) / 1_000;
  const written = (await readyCount(core)) - readyBefore;
  await drained(core, 0);
  const memoryAfter = memoryOf(fleet);
  for (const stream of streams) stream.close();
  agent.destroy();

  const { lost, doubled } = await countEnds(core, everyone);
  const accepted = quiet.accepted + loaded.accepted;
  log(`accepted ${accepted}, refused ${quiet.refused + loaded.refused}, lost ${lost}, doubled ${doubled}`);
  log(`the API holds ${megabytes(memoryBefore)} before and ${megabytes(memoryAfter)} after`);
  const p95 = (what: 'submits' | 'looks') => ({
    unit: 'ms' as const,
    samples: [quantile(loaded[what], 0.95)],
    baseline: { what: 'a quiet minute', samples: [quantile(quiet[what], 0.95)] },
    goal: { maxRatio: 5 },
  });
  // This is less than what is submitted, so that a queue grows and every slot always has a job.
  const possible = (workers * concurrency * 1_000) / jobLatencyMs;
  return [
    { what: 'submit, p95', ...p95('submits') },
    { what: 'queue page, p95', ...p95('looks') },
    {
      what: 'jobs a second, share of concurrency / latency in points',
      unit: 'points',
      samples: [(100 * written) / busySeconds / possible],
      baseline: { what: 'all of it', samples: [100] },
      goal: { min: 95 },
    },
    {
      what: 'memory of the API',
      unit: 'bytes',
      samples: [memoryAfter],
      baseline: { what: 'before the load', samples: [memoryBefore] },
      goal: { max: 300_000_000 },
    },
    {
      what: 'lost or doubled',
      unit: 'requests',
      samples: [lost + doubled],
      baseline: { what: 'accepted', samples: [accepted] },
      goal: { max: 0 },
    },
  ];
}

async function signIn(core: OpenCore): Promise<Person[]> {
  const everyone: Person[] = [];
  for (let index = 0; index < people; index += 1) {
    const user = buildUser();
    await core.get(UserRepository).create(user);
    const token = await core.get(TokenIssuer).issue(user, { userAgent: 'load' });
    everyone.push({ userId: user.id, token, submitted: 0, accepted: 0 });
  }
  return everyone;
}

/** Submits and loads the queue at these rates, one person after the other, without waiting for earlier calls. */
async function workThrough(work: {
  readonly url: string;
  readonly everyone: readonly Person[];
  readonly agent: Agent;
  readonly templateId: string;
  readonly perSecond: number;
  readonly ms: number;
}): Promise<Stretch> {
  const { url, everyone, agent, templateId, perSecond, ms } = work;
  const stretch: Stretch = { submits: [], looks: [], accepted: 0, refused: 0 };
  const pending: Promise<void>[] = [];
  const repeat = async (rate: number, act: (person: Person) => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    for (let n = 0; (n * 1_000) / rate < ms; n += 1) {
      await sleep(Math.max(0, startedAt + (n * 1_000) / rate - performance.now()));
      const person = everyone[n % everyone.length];
      if (person !== undefined) pending.push(act(person));
    }
  };
  const submit = async (person: Person): Promise<void> => {
    const contact = contacts[person.submitted];
    if (contact === undefined) throw new Error('The sample data has too few contacts.');
    person.submitted += 1;
    const form = new FormData();
    form.set('hubspotId', contact.id);
    form.set('selectedPrompt', templateId);
    const { status, ms: took } = await call(url + path, person, agent, new Response(form));
    stretch.submits.push(took);
    if (status !== 202) {
      stretch.refused += 1;
      return;
    }
    stretch.accepted += 1;
    person.accepted += 1;
  };
  const look = async (person: Person): Promise<void> => {
    stretch.looks.push((await call(url + queuePath, person, agent)).ms);
  };
  await Promise.all([repeat(perSecond, submit), repeat(looksPerSecond, look)]);
  await Promise.all(pending);
  return stretch;
}

/** Calls the API; returns the milliseconds until the end of the answer. */
async function call(
  url: string,
  person: Person,
  agent: Agent,
  form?: Response,
): Promise<{ status: number; ms: number }> {
  const body = form && Buffer.from(await form.arrayBuffer());
  const headers = { ...headersOf(person), ...(form && { 'content-type': form.headers.get('content-type') ?? '' }) };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(url, { agent, headers, method: form === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

async function firstTemplate(url: string, person: Person | undefined): Promise<string> {
  if (person === undefined) throw new Error('There is nobody.');
  const answer = await fetch(`${url}/api/templates`, { headers: { authorization: `Bearer ${person.token}` } });
  const [template] = z.array(z.object({ _id: z.string() })).parse(await answer.json());
  if (template === undefined) throw new Error('There is no template.');
  return template._id;
}

/** Waits until at most `left` jobs have not ended. */
async function drained(core: OpenCore, left: number): Promise<void> {
  for (;;) {
    const { pending, processing } = await core.get(JobRepository).countByStatus();
    if (pending + processing <= left) return;
    await sleep(250);
  }
}

async function readyCount(core: OpenCore): Promise<number> {
  return (await core.get(JobRepository).countByStatus()).ready;
}

/** Counts the accepted submits without a result, and those with more than one. */
async function countEnds(core: OpenCore, everyone: readonly Person[]): Promise<{ lost: number; doubled: number }> {
  let [lost, doubled] = [0, 0];
  for (const { userId, accepted } of everyone) {
    const { items, total } = await core.get(HistoryRepository).list({ userId }, { page: 1, limit: 100 });
    const ready = items.filter(({ job }) => job.status === 'ready');
    lost += accepted - ready.length;
    doubled += total - accepted + ready.filter(({ versions }) => versions.length !== 1).length;
  }
  return { lost, doubled };
}

function memoryOf({ apiPid }: LoadFleet): number {
  return memoryBelow(apiPid).reduce((sum, { bytes }) => sum + bytes, 0);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
