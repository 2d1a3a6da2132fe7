import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { openCore, readSettings } from '@overture/core/composition';
import { buildEmail, buildNewJob, buildUser, buildVersion, openTestStore, silentLogger } from '@overture/core/testing';
import type { Bench, Comparison } from './support/comparison.ts';
import { headersOf, openEvents } from '../e2e/support/open-events.ts';
import { quantile } from './support/quantile.ts';
import { screensOf, type ScreenCall } from './support/screens.ts';
import { startServerProcess } from './support/server-process.ts';

const people = 100;
/** The number of superadmins, one in ten people. */
const superadmins = 10;
const recordsEach = 100;
const everyMs = 2_000;
/** Both sides work in turn, so that other load on the machine affects both. */
const rounds = 4;
const togetherMs = 60_000;
const looksAlone = 40;
/** The pause between the calls of one person alone, in which the server becomes idle. */
const pauseAloneMs = 10;

interface Person {
  readonly userId: string;
  readonly role: 'admin' | 'superadmin';
  readonly token: string;
  readonly contacts: readonly string[];
}

/** The milliseconds from the request to the end of its answer, by screen. */
type Times = Map<string, number[]>;

export const bench: Bench = {
  description: `p95 of each screen's calls with ${people} people at work, a call every ${everyMs / 1000} s each, against one person alone (SQLite)`,
  async run(log) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
    const environment = {
      NODE_ENV: 'production',
      SANDBOX: 'on',
      JWT_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DATA_DIR: dataDir,
      PORT: '0',
      SANDBOX_PORT: '1',
    };
    try {
      const everyone = await prepare(environment);
      log(`${people} people have ${recordsEach} records each`);
      const api = await startServerProcess(['api/src/main.ts'], /ready at http:\/\/localhost:(\d+)$/, environment);
      try {
        return await measure(api.url, everyone, log);
      } finally {
        await api.stop();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measure(url: string, everyone: readonly Person[], log: (line: string) => void): Promise<Comparison[]> {
  // The first turns warm up both sides and are left out.
  await workAlone(url, everyone, 5, new Map());
  await workTogether(url, everyone, togetherMs / 6, new Map());
  const alone: Times = new Map();
  const together: Times = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    await workAlone(url, everyone, looksAlone, alone);
    await workTogether(url, everyone, togetherMs, together);
    const medians = [alone, together].map((times) => quantile([...times.values()].flat(), 0.5).toFixed(1));
    log(`${round} of ${rounds} rounds: median of all calls ${medians[0]} ms alone, ${medians[1]} ms together`);
  }
  // A round has a dozen calls of some screens, whose p95 would be the slowest one, so all rounds are taken together.
  log(`at least ${Math.min(...[...together.values()].map((times) => times.length))} calls of each screen`);
  return [...alone].map(([screen, times]) => ({
    what: `${screen}: p95 of ${people} people`,
    unit: 'ms',
    samples: [quantile(together.get(screen) ?? [], 0.95)],
    baseline: { what: 'one person alone', samples: [quantile(times, 0.95)] },
    goal: { maxRatio: 3 },
  }));
}

/** Lets a rep and then a superadmin go through their screens, one call after the other. */
async function workAlone(url: string, everyone: readonly Person[], looks: number, times: Times): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (const role of ['admin', 'superadmin'] as const) {
    const person = everyone.find((one) => one.role === role);
    if (person === undefined) throw new Error(`There is no ${role}.`);
    const events = await openEvents(url, person);
    for (let turn = 0; turn < looks; turn += 1) {
      for (const screen of screensOf[role]) {
        for (const call of screen.calls(person, turn)) {
          await timed(url, person, call, agent, times, screen.name);
          await sleep(pauseAloneMs);
        }
      }
    }
    events.close();
  }
  agent.destroy();
}

/** Lets everybody go through their screens with open events, without waiting for earlier calls. */
async function workTogether(url: string, everyone: readonly Person[], ms: number, times: Times): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const events = await Promise.all(everyone.map((person) => openEvents(url, person)));
  const endAt = performance.now() + ms;
  await Promise.all(
    everyone.map(async (person, index) => {
      const calls = everyCallOf(person, index);
      const startAt = performance.now() + Math.random() * everyMs;
      const pending: Promise<void>[] = [];
      for (let n = 0; ; n += 1) {
        const at = startAt + n * everyMs;
        if (at > endAt) break;
        await sleep(Math.max(0, at - performance.now()));
        const { screen, call } = calls.next().value;
        pending.push(timed(url, person, call, agent, times, screen));
      }
      await Promise.all(pending);
    }),
  );
  for (const stream of events) stream.close();
  agent.destroy();
}

/** The calls of a person's screens again and again. Each person begins with another screen. */
function* everyCallOf(person: Person, index: number): Generator<{ screen: string; call: ScreenCall }, never> {
  const screens = screensOf[person.role];
  for (let look = index; ; look += 1) {
    const screen = screens[look % screens.length];
    if (screen === undefined) throw new Error('The role has no screens.');
    const turn = Math.floor(look / screens.length);
    for (const call of screen.calls(person, turn)) yield { screen: screen.name, call };
  }
}

function timed(
  url: string,
  person: Person,
  { method, path: address, json }: ScreenCall,
  agent: Agent,
  times: Times,
  screen: string,
): Promise<void> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const headers = { ...headersOf(person), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(url + address, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${method} ${address} answers ${answer.statusCode}.`));
        const ofScreen = times.get(screen) ?? [];
        times.set(screen, ofScreen);
        ofScreen.push(performance.now() - startedAt);
        return resolve();
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Prepares a store in which everybody has generated for a while. */
async function prepare(environment: Readonly<Record<string, string>>): Promise<Person[]> {
  const core = await openCore(readSettings(environment), { logger: silentLogger });
  const everyone: Person[] = [];
  try {
    for (let index = 0; index < people; index += 1) {
      const role = index < superadmins ? 'superadmin' : 'admin';
      const user = buildUser({ role, ...(role === 'superadmin' && { department: null }) });
      await core.get(UserRepository).create(user);
      const contacts = Array.from({ length: recordsEach }, (_, n) => String(40_000_000_000 + index * 1_000 + n));
      everyone.push({
        userId: user.id,
        role,
        token: await core.get(TokenIssuer).issue(user, { userAgent: 'bench' }),
        contacts,
      });
    }
  } finally {
    await core.close();
  }
  await fill(path.join(environment.DATA_DIR ?? '', 'overture.sqlite'), everyone);
  return everyone;
}

async function fill(file: string, everyone: readonly Person[]): Promise<void> {
  const store = openTestStore({ file });
  const answer = {
    detected_service: 'Web development',
    sales_playbook_html: '<h3>Key Insights</h3><ul><li>They grow.</li></ul>'.repeat(40),
    emails: Array.from({ length: 4 }, (_, n) => buildEmail({ subject: `Mail ${n}`, body: 'Hello again. '.repeat(60) })),
  };
  const write = async (userId: string, hubspotId: string, now: number): Promise<void> => {
    const { id } = await store.jobs.submit(buildNewJob({ userId, hubspotId, now }));
    const claim = await store.jobs.claim(id, { owner: 'bench', now, until: now + 60_000 });
    if (claim === null) throw new Error('A job was not claimed.');
    const { job } = claim;
    await store.jobs.complete(id, job.fence, buildVersion({ version: job.version, readyAt: now, answer }));
  };
  try {
    // A person's records are written at once, because the store then waits for the disk only once.
    for (const { userId, contacts } of everyone)
      await Promise.all(contacts.map((hubspotId, n) => write(userId, hubspotId, Date.now() - n * 60_000)));
  } finally {
    store.close();
  }
}
