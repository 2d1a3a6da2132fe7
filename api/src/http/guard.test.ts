import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { AppError } from '@overture/core/platform/app-error';
import { Logger } from '@overture/core/platform/logger';
import { defineEndpoint } from '@overture/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { defineRoute } from '@overture/core/platform/http/route';

const echo = defineEndpoint('POST /echo/:id', {
  who: 'any',
  summary: 'Answers what it was sent.',
  params: z.strictObject({ id: z.string().regex(/^\w+$/) }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1), tag: z.string().optional() }),
  body: z.strictObject({ name: z.string().min(1, 'Please enter a name'), count: z.number().optional() }),
  status: 201,
  response: z.object({
    id: z.string(),
    page: z.number(),
    name: z.string(),
    key: z.string().nullable(),
    address: z.string(),
  }),
});

const upload = defineEndpoint('POST /upload', {
  who: 'signed-in',
  summary: 'Takes a form.',
  body: z.strictObject({ title: z.string(), note: z.string().optional() }),
  multipart: { file: 'pdfFile', maxBytes: 200_000 },
  status: 202,
  response: z.object({ title: z.string(), file: z.object({ name: z.string(), size: z.number() }).nullable() }),
});

const plain = (name: string, who: 'any' | 'signed-in' | 'admin' | 'superadmin') =>
  defineEndpoint(`GET /${name}`, {
    who,
    summary: name,
    response: z.object({ ok: z.boolean() }),
  });
const forAnyone = plain('anyone', 'any');
const forSignedIn = plain('signed', 'signed-in');
const forAdmins = plain('admins', 'admin');
const forSuperadmins = plain('superadmins', 'superadmin');
const broken = plain('broken', 'any');
const crashing = plain('crashing', 'any');
const throttled = plain('throttled', 'any');
const large = defineEndpoint('GET /large', { ...plain('large', 'any'), response: z.object({ text: z.string() }) });

const routes = [
  defineRoute(echo, {}, async ({ params, query, body, idempotencyKey, caller }) => ({
    id: params.id,
    page: query.page,
    name: body.name,
    key: idempotencyKey ?? null,
    address: caller.address,
    internal: 'never told',
  })),
  defineRoute(upload, {}, async ({ body, file }) => ({
    title: body.title,
    file: file && { name: file.name, size: file.bytes.length },
  })),
  ...[forAnyone, forSignedIn, forAdmins, forSuperadmins].map((endpoint) =>
    defineRoute(endpoint, {}, async () => ({ ok: true })),
  ),
  // A presenter gone wrong, as no type checker would let it through.
  defineRoute(broken, {}, async () => JSON.parse('{"ok":"yes"}')),
  defineRoute(crashing, {}, async () => {
    throw new Error('password=hunter2');
  }),
  defineRoute(throttled, {}, async () => {
    throw new AppError('too_many_attempts', 'Too many attempts.', { retryAfterMs: 61_000 });
  }),
  defineRoute(large, {}, async () => ({ text: 'lorem ipsum '.repeat(500) })),
];

/** Keeps the lines, to be asked what a request left behind. */
class RecordingLogger extends Logger {
  readonly lines: { level: string; fields: object; message: string }[] = [];
  #add(level: string, fields: object, message: string): void {
    this.lines.push({ level, fields, message });
  }
  override debug(fields: object, message: string): void {
    this.#add('debug', fields, message);
  }
  override info(fields: object, message: string): void {
    this.#add('info', fields, message);
  }
  override warn(fields: object, message: string): void {
    this.#add('warn', fields, message);
  }
  override error(fields: object, message: string): void {
    this.#add('error', fields, message);
  }
  override child(): Logger {
    return this;
  }
}

const logger = new RecordingLogger();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routes, logger });
});
afterAll(() => app.stop());

describe('who may call', () => {
  const answers = async (path: string) =>
    Promise.all(
      [undefined, 'garbage', 'admin', 'superadmin'].map(async (token) => (await app.call(path, { token })).status),
    );

  it('follows the endpoint, for nobody, a bad token, an admin and a superadmin', async () => {
    expect(await answers('/api/anyone')).toEqual([200, 200, 200, 200]);
    expect(await answers('/api/signed')).toEqual([401, 401, 200, 200]);
    expect(await answers('/api/admins')).toEqual([401, 401, 200, 403]);
    expect(await answers('/api/superadmins')).toEqual([401, 401, 403, 200]);
  });

  it('is settled before the body is looked at', async () => {
    const answer = await app.call('/api/upload', { raw: { type: 'text/plain', body: 'x' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each(['admin', 'Basic admin', 'Bearer', 'Bearer a b', `Bearer ${'x'.repeat(5000)}`])(
    'takes no header like %.20s',
    async (authorization) => {
      expect((await app.call('/api/signed', { headers: { authorization } })).status).toBe(401);
    },
  );
});

describe('a session that ends', () => {
  /** An app that serves one request of a user at once, and notes what it serves and counts. `first` lasts until it is let go. */
  const startHeld = async () => {
    const begun: { name: string; go: () => void }[] = [];
    const counted: string[] = [];
    const name = z.string();
    const change = defineEndpoint('POST /change', {
      ...forSignedIn,
      callsVendor: true,
      body: z.strictObject({ name }),
    });
    const hold = async (what: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push({ name: what, go: resolve });
      if (what === 'first') await promise;
      return { ok: true };
    };
    const held = await startTestApp({
      routes: [
        defineRoute(change, {}, ({ body }) => hold(body.name)),
        defineRoute({ ...change, name: 'shortChange', path: '/auth/change' }, {}, ({ body }) => hold(body.name)),
        defineRoute(forSignedIn, {}, () => hold('plain')),
      ],
      deps: { countRequest: async ({ userId }) => void counted.push(userId) },
      limits: { maxRequestsOfUser: 1 },
    });
    return { held, begun, counted };
  };

  it('ends the request whose body is still arriving', async () => {
    const { held, begun, counted } = await startHeld();
    try {
      const body = JSON.stringify({ name: 'late' });
      const outgoing = request({
        port: held.port,
        path: '/api/change',
        method: 'POST',
        headers: { authorization: 'Bearer admin', 'content-type': 'application/json', 'content-length': body.length },
      });
      const answered = once(outgoing, 'response');
      outgoing.write(body.slice(0, 3));
      await vi.waitFor(() => expect(held.admission.bytesInFlight).toBe(body.length));
      held.sessions.delete('admin');
      outgoing.end(body.slice(3));
      const [answer] = (await answered) as [IncomingMessage];
      expect(answer.statusCode).toBe(401);
      expect([begun, counted]).toEqual([[], []]);
    } finally {
      await held.stop();
    }
  });

  it.each([
    ['without a body', '/api/signed', undefined],
    ['whose short body was read before', '/api/auth/change', { name: 'second' }],
  ])(
    'ends the request %s that waits for its place, and leaves alone what is being served',
    async (_what, path, json) => {
      const { held, begun, counted } = await startHeld();
      try {
        const admitted = vi.spyOn(held.admission, 'admit');
        const served = held.call('/api/change', { token: 'admin', json: { name: 'first' } });
        await vi.waitFor(() => expect(begun).toHaveLength(1));
        const waiting = held.call(path, { token: 'admin', ...(json && { json }) });
        await vi.waitFor(() => expect(admitted).toHaveBeenCalledTimes(2));
        held.sessions.delete('admin');
        begun[0]?.go();
        expect([(await served).status, (await waiting).status]).toEqual([200, 401]);
        expect([begun.length, counted.length]).toEqual([1, 1]);
      } finally {
        await held.stop();
      }
    },
  );
});

describe('parsing', () => {
  it('hands over params, query, body, idempotency key and address, and answers only what the contract names', async () => {
    const answer = await app.call('/api/echo/a1?page=3', {
      json: { name: 'Ada' },
      headers: { 'idempotency-key': 'k-1' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: 'a1', page: 3, name: 'Ada', key: 'k-1', address: '127.0.0.1' });
  });

  it('names every field at fault', async () => {
    const answer = await app.call('/api/echo/a1', { json: { name: '', extra: 1, more: 2 } });
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'validation_failed' } });
    expect(answer.body['issues']).toEqual([
      { path: 'name', message: 'Please enter a name' },
      { path: 'extra', message: 'Unknown field' },
      { path: 'more', message: 'Unknown field' },
    ]);
    expect(answer.body['error']).toBe('Please enter a name');
  });

  it('treats a missing body as an empty one', async () => {
    const answer = await app.call('/api/echo/a1', { method: 'POST' });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }] } });
  });

  it.each(['page=1&page=2', 'page[]=1', 'page=0', 'page=', 'page=abc', 'page=1.5', '__proto__=1', 'tag=a&tag=b'])(
    'refuses the query %s',
    async (query) => {
      expect(await app.call(`/api/echo/a1?${query}`, { json: { name: 'Ada' } })).toMatchObject({ status: 400 });
    },
  );

  it.each([
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'multipart/form-data; boundary=x',
  ])('answers 415 to a body of type "%s"', async (type) => {
    const answer = await app.call('/api/echo/a1', { raw: { type, body: new TextEncoder().encode('{"name":"Ada"}') } });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('answers 415 to a compressed body', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await app.call('/api/echo/a1', { json: { name: 'Ada' }, headers })).status).toBe(415);
  });

  it.each(['{', '{"name":"a","name":"b"}', '{"__proto__":{},"name":"a"}', '"text"', '[]', 'null'])(
    'refuses the body %s',
    async (body) => {
      expect((await app.call('/api/echo/a1', { raw: { type: 'application/json', body } })).status).toBe(400);
    },
  );

  it('refuses bytes that are not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect((await app.call('/api/echo/a1', { raw: { type: 'application/json', body } })).status).toBe(400);
  });

  it('answers 413 to more than 1 MB, declared or streamed', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });
    const declared = await app.call('/api/echo/a1', { raw: { type: 'application/json', body } });
    expect(declared).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const chunked = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    };
    expect((await fetch(`${app.url}/api/echo/a1`, chunked)).status).toBe(413);
  });

  it('refuses an idempotency key that is no key', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(201) };
    expect((await app.call('/api/echo/a1', { json: { name: 'Ada' }, headers })).status).toBe(400);
  });
});

describe('multipart', () => {
  const form = (fields: readonly (readonly [string, string | Blob, string?])[]): FormData => {
    const data = new FormData();
    for (const [name, value, file] of fields) {
      if (typeof value === 'string') data.append(name, value);
      else data.append(name, value, file);
    }
    return data;
  };
  const send = (data: FormData) => app.call('/api/upload', { form: data, token: 'admin' });

  it('takes fields and the declared file, its name in UTF-8', async () => {
    const answer = await send(
      form([
        ['title', 'Größe'],
        ['pdfFile', new Blob(['%PDF-1.7']), 'Übersicht 日本.pdf'],
      ]),
    );
    expect(answer).toMatchObject({
      status: 202,
      body: { title: 'Größe', file: { name: 'Übersicht 日本.pdf', size: 8 } },
    });
  });

  it('works without a file, and with the empty one that browsers send', async () => {
    expect(await send(form([['title', 'a']]))).toMatchObject({ status: 202, body: { file: null } });
    const raw = [
      '--b',
      'Content-Disposition: form-data; name="title"',
      '',
      'a',
      '--b',
      'Content-Disposition: form-data; name="pdfFile"; filename=""',
      'Content-Type: application/octet-stream',
      '',
      '',
      '--b--',
      '',
    ].join('\r\n');
    expect(
      await app.call('/api/upload', { raw: { type: 'multipart/form-data; boundary=b', body: raw }, token: 'admin' }),
    ).toMatchObject({
      status: 202,
      body: { file: null },
    });
  });

  it('takes a file and a field of exactly the limit and refuses one byte more', async () => {
    const file = (size: number) =>
      form([
        ['title', 'a'],
        ['pdfFile', new Blob([new Uint8Array(size)]), 'a.pdf'],
      ]);
    expect(await send(file(200_000))).toMatchObject({ status: 202, body: { file: { size: 200_000 } } });
    expect(await send(file(200_001))).toMatchObject({
      status: 413,
      body: { code: 'too_large', issues: [{ path: 'pdfFile' }] },
    });
    expect((await send(form([['title', 'a'.repeat(100_000)]]))).status).toBe(202);
    expect(await send(form([['title', 'a'.repeat(100_001)]]))).toMatchObject({
      status: 413,
      body: { issues: [{ path: 'title' }] },
    });
  });

  it('counts a line break as the one byte that was typed, though a browser sends two', async () => {
    const lines = 'four\n'.repeat(20_000);
    expect(await send(form([['title', lines]]))).toMatchObject({ status: 202, body: { title: lines } });
    expect((await send(form([['title', `${lines}x`]]))).status).toBe(413);
  });

  it.each<[string, FormData]>([
    [
      'a second file',
      form([
        ['title', 'a'],
        ['pdfFile', new Blob(['1']), '1.pdf'],
        ['pdfFile', new Blob(['2']), '2.pdf'],
      ]),
    ],
    [
      'a file of another name',
      form([
        ['title', 'a'],
        ['other', new Blob(['1']), '1.pdf'],
      ]),
    ],
    [
      'an unknown field',
      form([
        ['title', 'a'],
        ['extra', '1'],
      ]),
    ],
    [
      'a field given twice',
      form([
        ['title', 'a'],
        ['title', 'b'],
      ]),
    ],
    [
      'the file as text',
      form([
        ['title', 'a'],
        ['pdfFile', 'text'],
      ]),
    ],
    [
      'a prototype key',
      form([
        ['title', 'a'],
        ['__proto__', 'b'],
      ]),
    ],
    ['too many fields', form(Array.from({ length: 60 }, (_, index) => [`f${index}`, 'x'] as const))],
  ])('refuses %s', async (_what, data) => {
    expect(await send(data)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('wants multipart, with a boundary, to its end', async () => {
    expect((await app.call('/api/upload', { json: { title: 'a' }, token: 'admin' })).status).toBe(415);
    expect(
      (await app.call('/api/upload', { raw: { type: 'multipart/form-data', body: 'x' }, token: 'admin' })).status,
    ).toBe(400);
    const cut = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nab';
    expect(
      (await app.call('/api/upload', { raw: { type: 'multipart/form-data; boundary=b', body: cut }, token: 'admin' }))
        .status,
    ).toBe(400);
  });

  it('answers a sender of far too much, rather than cutting the connection', async () => {
    const answer = await send(
      form([
        ['title', 'a'],
        ['pdfFile', new Blob([new Uint8Array(8_000_000)]), 'a.pdf'],
      ]),
    );
    expect(answer.status).toBe(413);
  });
});

describe('answers', () => {
  it('carry the request id: a sane one as given, anything else replaced', async () => {
    const given = await app.call('/api/anyone', { headers: { 'x-request-id': 'trace-42' } });
    expect(given.headers.get('x-request-id')).toBe('trace-42');
    const replaced = await app.call('/api/crashing', { headers: { 'x-request-id': 'a b\t{}' } });
    expect(replaced.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(replaced.body['requestId']).toBe(replaced.headers.get('x-request-id'));
  });

  it('are never kept by anyone on the way', async () => {
    expect((await app.call('/api/anyone')).headers.get('cache-control')).toBe('no-store');
    expect((await app.call('/api/nothing')).headers.get('cache-control')).toBe('no-store');
  });

  it('tell nothing of a crash, which the log tells in full', async () => {
    const answer = await app.call('/api/crashing');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
    const line = logger.lines.find(
      ({ fields }) => 'requestId' in fields && fields.requestId === answer.body['requestId'] && 'err' in fields,
    );
    expect(line).toMatchObject({ level: 'error', fields: { err: new Error('password=hunter2') } });
  });

  it('that break their own schema are a 500 with the reason in the log', async () => {
    expect((await app.call('/api/broken')).status).toBe(500);
    expect(logger.lines.find(({ message }) => message.includes('breaks its own schema'))?.fields).toMatchObject({
      endpoint: 'GET /broken',
      problems: [expect.stringContaining('ok')],
    });
  });

  it('that break their own schema are still sent in production', async () => {
    const production = await startTestApp({ routes, deps: { production: true } });
    expect(await production.call('/api/broken')).toMatchObject({ status: 200, body: { ok: 'yes' } });
    await production.stop();
  });

  it('of 429 say when to come back', async () => {
    const answer = await app.call('/api/throttled');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('61');
  });

  it('are compressed above 1 kB for who accepts it', async () => {
    const small = await app.rawGet('/api/anyone', { 'accept-encoding': 'br' });
    const big = await app.rawGet('/api/large', { 'accept-encoding': 'gzip, br' });
    const identity = await app.rawGet('/api/large');
    const none = await app.rawGet('/api/large', { 'accept-encoding': '*;q=0' });
    expect(none).toMatchObject({ status: 200, body: identity.body });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(big.headers['content-encoding']).toBe('br');
    expect(big.body.length).toBeLessThan(identity.body.length / 5);
    expect(identity.headers['content-encoding']).toBeUndefined();
  });

  it('log one line a request, without secrets', async () => {
    await app.call('/api/signed', { token: 'admin', headers: { 'x-request-id': 'logged-1' } });
    await expect
      .poll(() => logger.lines.find(({ fields }) => 'requestId' in fields && fields.requestId === 'logged-1'))
      .toMatchObject({ level: 'info', fields: { method: 'GET', path: '/api/signed', status: 200, userId: 'admin-1' } });
    expect(JSON.stringify(logger.lines.filter(({ message }) => message === 'request'))).not.toContain('Bearer');
  });
});

describe('a request that is refused', () => {
  it('stays in a log that keeps warnings alone', async () => {
    await app.call('/api/signed', { headers: { 'x-request-id': 'refused-401' } });
    await app.call('/api/superadmins', { token: 'admin', headers: { 'x-request-id': 'refused-403' } });
    for (const status of [401, 403]) {
      await expect
        .poll(() =>
          logger.lines.find(({ fields }) => 'requestId' in fields && fields.requestId === `refused-${status}`),
        )
        .toMatchObject({ level: 'warn', fields: { status } });
    }
  });
});

describe('the host of a request', () => {
  it('is one of those that are allowed, where there is a list', async () => {
    const own = await startTestApp({ routes, deps: { allowedHosts: ['localhost', '127.0.0.1', '[::1]'] } });
    const ask = (host: string) => own.rawGet('/api/anyone', { host });
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080', 'LOCALHOST'])
      expect(await ask(host)).toMatchObject({ status: 200 });
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io:8080']) {
      const refused = await ask(host);
      expect(refused.status).toBe(403);
      expect(String(refused.body)).toContain('ALLOWED_HOSTS');
    }
    await own.stop();
  });

  it('are refused by the Host header also where the proxy is trusted and X-Forwarded-Host is another', async () => {
    const deps = { allowedHosts: ['overture.example'], trustProxy: true };
    const own = await startTestApp({ routes, deps });
    const statusOf = async (host: string, forwarded: string) =>
      (await own.rawGet('/api/anyone', { host, ...(forwarded && { 'x-forwarded-host': forwarded }) })).status;
    expect(await statusOf('evil.example', 'overture.example')).toBe(403);
    expect(await statusOf('overture.example', 'evil.example')).toBe(403);
    expect(await statusOf('overture.example', 'overture.example')).toBe(200);
    expect(await statusOf('overture.example', '')).toBe(200);
    await own.stop();
  });
});

describe('addresses that are no endpoint', () => {
  it('are 404 in the one error shape', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/Anyone', '/api/anyone/']) {
      expect(await app.call(path)).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
    }
  });

  it('with another method are 405 and name the one there is', async () => {
    const answer = await app.call('/api/anyone', { method: 'DELETE' });
    expect(answer).toMatchObject({ status: 405, body: { success: false, code: 'method_not_allowed' } });
    expect(answer.headers.get('allow')).toBe('HEAD, GET');
    expect((await app.call('/healthz', { method: 'POST' })).status).toBe(405);
    expect((await app.call('/api/anyone', { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('the network address', () => {
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }, json: { name: 'Ada' } };

  it('is the socket’s, whatever a header claims', async () => {
    expect((await app.call('/api/echo/a1', forwarded)).body['address']).toBe('127.0.0.1');
  });

  it('is what the trusted proxy saw, not what its caller claimed', async () => {
    const behindProxy = await startTestApp({ routes, deps: { trustProxy: true } });
    expect((await behindProxy.call('/api/echo/a1', forwarded)).body['address']).toBe('198.51.100.7');
    await behindProxy.stop();
  });

  it.each([
    ['198.51.100.7:51234', '198.51.100.7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['[::ffff:198.51.100.7]:51234', '198.51.100.7'],
    ['unknown', '127.0.0.1'],
    ['198.51.100.7:51234:1', '127.0.0.1'],
  ])('is the same for every connection of a caller: a proxy that writes %s means %s', async (entry, address) => {
    const behindProxy = await startTestApp({ routes, deps: { trustProxy: true } });
    const headers = { 'x-forwarded-for': `203.0.113.9, ${entry}` };
    const answer = await behindProxy.call('/api/echo/a1', { headers, json: { name: 'Ada' } });
    expect(answer.body['address']).toBe(address);
    await behindProxy.stop();
  });
});
