import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { defineEndpoint } from '@overture/core/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '@overture/core/platform/http/route';
import { startTestApp, testSession, type TestApp } from '../testing/start-test-app.ts';
import type { AdmissionLimits } from './admission.ts';

const maxFile = 100_000;
const answer = { response: z.object({ ok: z.boolean() }) } as const;
const work = defineEndpoint('GET /work', {
  who: 'signed-in',
  summary: 'Works.',
  ...answer,
});
const open = defineEndpoint('GET /open', { ...work, who: 'any' });
const upload = defineEndpoint('POST /upload', {
  who: 'signed-in',
  summary: 'Takes a form.',
  body: z.strictObject({}),
  multipart: { file: 'pdfFile', maxBytes: maxFile },
  ...answer,
});
const signIn = defineEndpoint('POST /auth/sign-in', {
  who: 'any',
  summary: 'Takes a short body.',
  body: z.object({ name: z.string() }),
  ...answer,
});
const json = defineEndpoint('POST /json', {
  who: 'signed-in',
  summary: 'Takes JSON.',
  body: z.object({ name: z.string() }),
  ...answer,
});

/** Routes whose handlers wait until they are let go, in the order in which they began. */
function heldRoutes() {
  const begun: { who: string; go: () => void }[] = [];
  const hold = async (who: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push({ who, go: resolve });
    await promise;
    return { ok: true };
  };
  const routes = [
    defineRoute(work, {}, ({ session }) => hold(session.userId)),
    defineRoute(open, {}, ({ caller }) => hold(caller.address)),
    defineRoute(upload, {}, async () => ({ ok: true })),
    defineRoute(json, {}, async () => ({ ok: true })),
    defineRoute(signIn, {}, async () => ({ ok: true })),
  ];
  return { begun, routes };
}

let app: TestApp;
let begun: ReturnType<typeof heldRoutes>['begun'];
async function start(limits: Partial<AdmissionLimits>): Promise<void> {
  const held = heldRoutes();
  begun = held.begun;
  app = await startTestApp({ routes: held.routes, limits });
  app.sessions.set('lee', testSession('admin', { userId: 'lee' }));
}
afterEach(() => app.stop());

/** Begins an upload: sends `sent` bytes of a file and leaves the rest out. */
function beginUpload(
  token: string,
  { sent, declared = 50_000 }: { sent: number; declared?: number },
): { outgoing: ClientRequest; answered: Promise<IncomingMessage> } {
  const outgoing = request({
    port: app.port,
    path: '/api/upload',
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': declared,
    },
  });
  const answered = once(outgoing, 'response').then(([incoming]) => incoming as IncomingMessage);
  outgoing.on('error', () => undefined);
  answered.catch(() => undefined);
  outgoing.write('--x\r\nContent-Disposition: form-data; name="pdfFile"; filename="a.pdf"\r\n\r\n');
  outgoing.write(Buffer.alloc(sent));
  return { outgoing, answered };
}

describe('requests of one user', () => {
  it('are served a few at once, while others are served at once too', async () => {
    await start({ maxRequestsOfUser: 2 });
    const own = [1, 2, 3].map(() => app.call('/api/work', { token: 'admin' }));
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    const other = app.call('/api/work', { token: 'lee' });
    await vi.waitFor(() => expect(begun.map(({ who }) => who)).toEqual(['admin-1', 'admin-1', 'lee']));
    begun[0]?.go();
    await vi.waitFor(() => expect(begun).toHaveLength(4));
    for (const { go } of begun) go();
    expect((await Promise.all([...own, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('are refused where too many wait, with the time after which to ask again', async () => {
    await start({ maxRequestsOfUser: 1 });
    const waiting = Array.from({ length: 5 }, () => app.call('/api/work', { token: 'admin' }));
    const refused = await Promise.race(
      Array.from({ length: 2 }, () => app.call('/api/work', { token: 'admin' })).map(async (call) => {
        const result = await call;
        return result.status === 429 ? result : new Promise<never>(() => {});
      }),
    );
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(refused.headers.get('retry-after')).toBe('1');
    void Promise.allSettled(waiting);
  });

  it('count by address where nobody is signed in', async () => {
    await start({ maxRequestsOfUser: 1 });
    const first = app.call('/api/open');
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    const second = app.call('/api/open');
    const signedIn = app.call('/api/work', { token: 'lee' });
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    expect(begun[1]?.who).toBe('lee');
    for (const { go } of begun) go();
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    begun[2]?.go();
    await Promise.all([first, second, signedIn]);
  });
});

describe('bodies', () => {
  it('of one user take a bounded part of the memory, and the others have theirs', async () => {
    await start({ maxBytesOfUser: 120_000 });
    beginUpload('admin', { sent: 1_000 });
    beginUpload('admin', { sent: 1_000 });
    await vi.waitFor(() => expect(app.admission.bytesInFlight).toBe(100_000));
    const refused = await beginUpload('admin', { sent: 1_000 }).answered;
    expect(refused.statusCode).toBe(429);
    const { status } = await app.call('/api/json', { token: 'lee', json: { name: 'x' } });
    expect(status).toBe(200);
  });

  it('of everybody together are bounded too', async () => {
    await start({ maxBytes: 120_000 });
    beginUpload('admin', { sent: 1_000 });
    beginUpload('superadmin', { sent: 1_000 });
    await vi.waitFor(() => expect(app.admission.bytesInFlight).toBe(100_000));
    const refused = await beginUpload('lee', { sent: 1_000 }).answered;
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
  });

  it.each(['a form', 'JSON'])('that stop arriving (%s) are given up and give their memory back', async (kind) => {
    await start({ bodyIdleMs: 50 });
    const socket =
      kind === 'JSON'
        ? await beginJson()
        : ((await once(beginUpload('admin', { sent: 40_000 }).outgoing, 'socket')) as [Socket])[0];
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toMatch(/^HTTP\/1\.1 400 [\s\S]*Connection: close[\s\S]*The body stopped arriving/i);
    await once(socket, 'close');
    expect(app.admission.bytesInFlight).toBe(0);
  });

  it('of a sign-in that arrive slowly hold no place of their address, and are given up', async () => {
    await start({ maxRequestsOfUser: 1, shortBodyMs: 300 });
    const slow = await Promise.all(Array.from({ length: 6 }, () => beginJson('/api/auth/sign-in')));
    const trickle = setInterval(() => slow.forEach((socket) => socket.bytesRead === 0 && socket.write(' ')), 20);
    const answers = slow.map(
      (socket) =>
        once(
          socket.on('error', () => undefined),
          'data',
        ) as Promise<[Buffer]>,
    );
    expect((await app.call('/api/auth/sign-in', { json: { name: 'x' } })).status).toBe(200);
    for (const [end] of await Promise.all(answers))
      expect(end.toString()).toMatch(/^HTTP\/1\.1 400 [\s\S]*The body stopped arriving/);
    clearInterval(trickle);
  });

  it('that end with their connection give their memory back', async () => {
    await start({});
    const { outgoing } = beginUpload('admin', { sent: 40_000 });
    await vi.waitFor(() => expect(app.admission.bytesInFlight).toBe(50_000));
    outgoing.destroy();
    await vi.waitFor(() => expect(app.admission.bytesInFlight).toBe(0));
  });

  it('count at their limit where their length is not declared, and a single one is always admitted', async () => {
    await start({ maxBytesOfUser: 1_000, maxBytes: 1_000 });
    const form = new FormData();
    form.set('pdfFile', new Blob([new Uint8Array(90_000)]), 'a.pdf');
    expect((await app.call('/api/upload', { token: 'admin', form })).status).toBe(200);
    const chunked = request({
      port: app.port,
      path: '/api/json',
      method: 'POST',
      headers: {
        authorization: 'Bearer admin',
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
    }).on('error', () => undefined);
    chunked.write('{"name":');
    await vi.waitFor(() => expect(app.admission.bytesInFlight).toBe(1024 * 1024));
    const answered = once(chunked, 'response');
    chunked.end('"x"}');
    expect(((await answered) as [IncomingMessage])[0].statusCode).toBe(200);
    await vi.waitFor(() => expect(app.admission.bytesInFlight).toBe(0));
  });
});

async function beginJson(path = '/api/json'): Promise<Socket> {
  const socket = connect(app.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer admin\r\n` +
      'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":',
  );
  return socket;
}
