import path from 'node:path';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { openCore, readSettings } from '@overture/core/composition';
import { buildNewJob, buildReview, buildUser, buildVersion, silentLogger } from '@overture/core/testing';
import type { Bench, Comparison } from './support/comparison.ts';
import { headersOf } from '../e2e/support/open-events.ts';
import { quantile } from './support/quantile.ts';
import { memoryBelow } from './support/process-memory.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';

const hubspotId = '40000000001';
const listPath = '/api/email-sequence/get-email-sequence-history';
const checkPath = '/api/email-sequence/check';
const uploadPath = '/api/email-sequence/generate-ai-email-results';

const stretchMs = 10_000;
const callsPerSecond = 20;
const maxRatio = 5;
/** A quiet call takes a millisecond or two, of which five times would be within the noise of a busy machine. */
const floorMs = 4;

const longChecks = 8;
/** Each sign folds to eighteen letters, and a body may have 50,000 characters. */
const longBody = 'ﷺ'.repeat(49_000);
const uploads = 60;
const fileBytes = 10_000_000;
const idleSockets = 3_000;
/** Another address of the loopback. */
const attackerAddress = '127.0.0.2';

export const bench: Bench = {
  description: `one user starves the others: ${longChecks} checks of ${longBody.length} ligatures, then ${uploads} unfinished uploads and ${idleSockets} idle connections, beside another user's page and check`,
  async run(log) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-starve-'));
    const environment = { DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '1' };
    try {
      const people = await prepare(environment);
      const api = await startServerProcess(['api/src/main.ts'], /ready at http:\/\/localhost:(\d+)$/, environment);
      try {
        return await measure(api, people, log);
      } finally {
        await api.stop();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface People {
  readonly attacker: string;
  readonly rep: string;
}

/** A store with two users who have a ready sequence each; answers their tokens. */
async function prepare(environment: Readonly<Record<string, string>>): Promise<People> {
  const core = await openCore(readSettings(environment), { logger: silentLogger });
  try {
    const signIn = async (): Promise<string> => {
      const user = buildUser();
      await core.get(UserRepository).create(user);
      const { jobs } = core.store;
      const now = Date.now();
      const { id } = await jobs.submit(buildNewJob({ userId: user.id, hubspotId, now }));
      const claim = await jobs.claim(id, { owner: 'bench', now, until: now + 60_000 });
      if (claim === null) throw new Error('A job was not claimed.');
      await jobs.complete(id, claim.job.fence, buildVersion({ readyAt: now, review: buildReview({ sources: [] }) }));
      return core.get(TokenIssuer).issue(user, { userAgent: 'bench' });
    };
    return { attacker: await signIn(), rep: await signIn() };
  } finally {
    await core.close();
  }
}

interface Times {
  readonly pages: number[];
  readonly checks: number[];
}

async function measure(api: ServerProcess, people: People, log: (line: string) => void): Promise<Comparison[]> {
  const work = (): Promise<Times> => workAsRep(api.url, people.rep);
  // The first checks start the threads that check texts; two at once reach both of them.
  for (let n = 0; n < 3; n += 1) {
    await Promise.all([
      post(api.url + checkPath, people.attacker, { body: checkOf(longBody) }),
      post(api.url + checkPath, people.rep, { body: checkOf('Hello') }),
    ]);
  }
  await work();
  const quiet = await work();

  const texts = await during(() => keepChecking(api.url, people.attacker, log), work);
  const memoryBefore = memoryOf(api);
  let memoryDuring = 0;
  const held = await during(
    () => holdUploadsAndSockets(api.url, people.attacker, log),
    async () => {
      const times = await work();
      memoryDuring = memoryOf(api);
      return times;
    },
  );
  await work();
  const memoryAfter = memoryOf(api);

  const p95 = (what: string, when: Times, which: keyof Times): Comparison => ({
    what,
    unit: 'ms',
    samples: [quantile(when[which], 0.95)],
    baseline: { what: 'quiet', samples: [Math.max(floorMs, quantile(quiet[which], 0.95))] },
    goal: { maxRatio },
  });
  const memory = (what: string, bytes: number): Comparison => ({
    what,
    unit: 'bytes',
    samples: [bytes],
    baseline: { what: 'before', samples: [memoryBefore] },
    goal: { maxDifference: 150_000_000 },
  });
  return [
    p95('page beside long checks, p95', texts, 'pages'),
    p95('check beside long checks, p95', texts, 'checks'),
    p95('page beside held uploads, p95', held, 'pages'),
    p95('check beside held uploads, p95', held, 'checks'),
    memory('memory while uploads are held', memoryDuring),
    memory('memory after them', memoryAfter),
  ];
}

/** Runs `work` while an attack goes on. */
async function during<T>(attack: () => Promise<{ stop(): Promise<void> }>, work: () => Promise<T>): Promise<T> {
  const attacking = await attack();
  try {
    return await work();
  } finally {
    await attacking.stop();
  }
}

/** Asks for the page and a check of an ordinary email in turn, at a steady rate, whatever earlier calls take. */
async function workAsRep(url: string, token: string): Promise<Times> {
  const agent = new Agent({ keepAlive: true });
  const times: Times = { pages: [], checks: [] };
  const calls: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let n = 0; (n * 1_000) / callsPerSecond < stretchMs; n += 1) {
    await sleep(Math.max(0, startedAt + (n * 1_000) / callsPerSecond - performance.now()));
    const [path, body] = n % 2 === 0 ? [listPath, undefined] : [checkPath, checkOf('Thank you for the call, Anna.')];
    const call = async (): Promise<void> => {
      const begun = performance.now();
      const status = await post(url + path, token, { agent, body });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      times[n % 2 === 0 ? 'pages' : 'checks'].push(performance.now() - begun);
    };
    calls.push(call());
  }
  await Promise.all(calls);
  agent.destroy();
  return times;
}

/** Keeps so many checks of the longest text in flight. */
async function keepChecking(
  url: string,
  token: string,
  log: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  let isOver = false;
  const statuses = new Map<number, number>();
  const keep = async (): Promise<void> => {
    while (!isOver) {
      const status = await post(url + checkPath, token, { body: checkOf(longBody) });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const running = Array.from({ length: longChecks }, keep);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      log(`the long checks answered ${told(statuses)}`);
    },
  };
}

/** Sends all of many files but their end, and holds many connections without a request. */
async function holdUploadsAndSockets(
  url: string,
  token: string,
  log: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const statuses = new Map<number, number>();
  const port = Number(new URL(url).port);
  const file = Buffer.alloc(fileBytes - 100_000, '%PDF');
  const sockets: Socket[] = [];
  const open = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress });
    socket.on('error', () => undefined);
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    return socket;
  };
  for (let n = 0; n < uploads; n += 1) {
    const socket = await open();
    socket.once('data', (data: Buffer) => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    socket.write(
      `POST ${uploadPath} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${fileBytes}\r\n\r\n` +
        '--x\r\nContent-Disposition: form-data; name="pdfFile"; filename="a.pdf"\r\n\r\n',
    );
    socket.write(file);
  }
  for (let n = 0; n < idleSockets; n += 1) await open();
  return {
    stop: async () => {
      log(`the uploads were answered ${told(statuses)}; ${sockets.filter(isOpen).length} connections were left open`);
      for (const socket of sockets) socket.destroy();
    },
  };
}

const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.readyState === 'open';

function told(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${status} ${count} times`).join(', ') || 'nothing';
}

function checkOf(body: string): object {
  return { hubspotId, index: 0, subject: 'Hello', body };
}

/** Sends a request, a POST where it has a body; answers the status once all of the answer has come. */
function post(
  url: string,
  token: string,
  { agent, body }: { readonly agent?: Agent; readonly body?: object | undefined },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf({ token }), ...(body && { 'content-type': 'application/json' }) };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { method, headers, ...(agent && { agent }) }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

function memoryOf({ pid }: ServerProcess): number {
  return memoryBelow(pid).reduce((sum, { bytes }) => sum + bytes, 0);
}
