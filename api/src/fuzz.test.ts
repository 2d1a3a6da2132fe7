import fc from 'fast-check';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { CreateUser } from '@overture/core/people/users/use-cases/create-user';
import { GetUser } from '@overture/core/people/users/use-cases/get-user';
import { systemActor } from '@overture/core/audit/domain/audit-entry';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { errorBodySchema } from '@overture/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { malformedRequest, type MalformedRequest } from './testing/malformed-request.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const together = 50;
/** Each run tries others; `FUZZ_REQUESTS=10000` tries more of them, and sees smaller leaks. */
const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 2_500);
const batches = Math.ceil(wanted / together);
/** Caches and compiled code of the first are not taken for a leak. */
const warmUp = 30;
/** What the heap may grow by: over nine thousand requests, less than keeping one kilobyte of each would take. */
const heapGrowth = 8 * 1024 * 1024;

const superadmin = { email: 'boss@agency.example', password: 'Secret!1' };
const admin = { email: 'rep@agency.example', password: 'Secret!1' };

let api: TestApi;
let agent: Agent;
beforeAll(async () => {
  // In a full sandbox, the first valid key would end the admin's account.
  api = await startTestApi({
    environment: {
      SUPERADMIN_EMAIL: superadmin.email,
      SUPERADMIN_PASSWORD: superadmin.password,
      HUBSPOT_ACCESS_TOKEN: 'pat-na1-of-the-settings',
    },
  });
  await api.core.get(CreateUser).execute({ actor: systemActor, ...admin, role: 'admin', department: 'product-sales' });
  agent = new Agent({ keepAlive: true, maxSockets: together });
});
afterAll(async () => {
  agent.destroy();
  await api.stop();
});

/** Issued rather than signed in for: malformed sign-ins soon use up the address's tries. */
async function tokenOf(email: string): Promise<string> {
  return api.core.get(TokenIssuer).issue(await api.core.get(GetUser).execute({ email }), { userAgent: 'fuzz' });
}

function send(sent: MalformedRequest, tokens: Readonly<Record<MalformedRequest['caller'], string>>) {
  const { method, path, headers, body, caller } = sent;
  const authorization = caller === 'nobody' ? {} : { authorization: `Bearer ${tokens[caller]}` };
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    // Node sends a GET's body without its length otherwise, which the server would read as the next request.
    const length = body === null ? {} : { 'content-length': String(body.byteLength) };
    const all = { ...given, ...authorization, ...length };
    const options = { agent, host: '127.0.0.1', port: api.port, method, path, headers: all };
    const outgoing = request(options, (incoming) => {
      const status = incoming.statusCode ?? 0;
      if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
        incoming.destroy();
        resolve({ status, text: '' });
        return;
      }
      text(decoded(incoming)).then((body) => resolve({ status, text: body }), reject);
    });
    outgoing.setTimeout(10_000, () => outgoing.destroy(new Error('no answer within 10 s')));
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

function decoded(incoming: IncomingMessage): Readable {
  const encoding = incoming.headers['content-encoding'];
  if (encoding === 'gzip') return incoming.pipe(createGunzip());
  return encoding === 'br' ? incoming.pipe(createBrotliDecompress()) : incoming;
}

/** Bytes that no HTTP client sends; resolves with what came back. */
function sendRaw(content: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(api.port, '127.0.0.1', () => socket.end(content));
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

function isErrorBody(body: string): boolean {
  try {
    return errorBodySchema.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function heapInUse(): Promise<number> {
  // Finished sockets and timers let go a turn later.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}

describe(`malformed requests (FUZZ_SEED=${seed})`, () => {
  it('are answered, thousands of them, and never with a 5xx', async () => {
    process.stdout.write(`FUZZ_SEED=${seed}\n`);
    const statuses = new Map<number, number>();
    let batch = 0;
    let heapBefore = 0;
    const check = fc.asyncProperty(
      fc.array(malformedRequest, { minLength: together, maxLength: together, size: 'max' }),
      async (requests) => {
        if (++batch === warmUp) heapBefore = await heapInUse();
        const tokens = {
          admin: await tokenOf(admin.email),
          superadmin: await tokenOf(superadmin.email),
          nobody: '',
          garbage: 'garbage.of.tokens',
        };
        const answers = await Promise.all(requests.map((one) => send(one, tokens)));
        for (const [index, { status, text: body }] of answers.entries()) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          const sent = requests[index];
          // No CRM is reachable here, which is the right answer to a whole request that reads it.
          if (status === 502 && body.includes('"crm_unavailable"')) continue;
          if (status >= 500) throw new Error(`${status} to ${sent?.method} ${sent?.path}: ${body.slice(0, 300)}`);
          if (status >= 400 && sent?.method !== 'HEAD' && !isErrorBody(body)) {
            throw new Error(`${status} to ${sent?.method} ${sent?.path} without the error body: ${body.slice(0, 300)}`);
          }
        }
      },
    );
    await fc.assert(check, { seed, numRuns: batches, endOnFailure: true });

    const count = [...statuses.values()].reduce((sum, n) => sum + n, 0);
    expect(count).toBeGreaterThanOrEqual(wanted);
    // All kinds of refusals were reached, and some requests got through.
    for (const status of [200, 400, 401, 403, 404, 405, 415]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
    // A busy machine lets go later; a leak never does.
    let grown = Number.POSITIVE_INFINITY;
    await expect.poll(async () => (grown = (await heapInUse()) - heapBefore)).toBeLessThan(heapGrowth);
    const counts = [...statuses].map(([status, n]) => `${status}: ${n}`).join(', ');
    process.stdout.write(`${count} answers (${counts}), heap ${Math.round(grown / 1024)} kB larger\n`);
    expect((await api.call('/readyz')).status).toBe(200);
    expect(await api.call('/api/auth/statistics', { token: await tokenOf(superadmin.email) })).toMatchObject({
      status: 200,
    });
  }, 120_000);

  it.each([
    'GET /api/config HTTP/9.9\r\n\r\n',
    'nonsense\r\n\r\n',
    'GET /api/config HTTP/1.1\r\n\r\n',
    'GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET /api/config HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    'GET http:// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET \\\\evil HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET //[::1 HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'CONNECT evil:443 HTTP/1.1\r\nHost: evil\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\nContent-Type: application/json\r\n\r\n{"a"',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n{}',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}',
    'GET /%ff%fe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    '\u0000\u0000\u0000\u0000',
  ])('of bytes %j do not stop the server', async (content) => {
    expect(await sendRaw(content)).not.toMatch(/^HTTP\/1\.1 5/);
    expect((await api.call('/healthz')).status).toBe(200);
  });
});
