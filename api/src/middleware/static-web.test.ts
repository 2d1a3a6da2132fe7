import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const root = mkdtempSync(path.join(tmpdir(), 'overture-web-'));
const page = '<!doctype html><title>Overture</title>';
const script = 'export const answer = 42;\n'.repeat(100);
const put = (name: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
};

let app: TestApp;
beforeAll(async () => {
  put('shell/index.html', page);
  put('shell/robots.txt', 'User-agent: *');
  put('shell/.env', 'SECRET=1');
  put('shell/assets/main.0123456789.js', script);
  put('shell/assets/main.0123456789.js.br', brotliCompressSync(script));
  put('shell/assets/large.0123456789.js', 'x'.repeat(32_000_000));
  put('shell/assets/logo.svg', '<svg/>');
  put('admin/mf-manifest.json', '{"name":"admin"}');
  put('admin/assets/remoteEntry.abcdef0123.js', 'var a;');
  put('shell-secrets/key.txt', 'secret');
  put('secret.txt', 'secret');
  symlinkSync(path.join(root, 'secret.txt'), path.join(root, 'shell/assets/link.txt'));
  symlinkSync(path.join(root, 'shell-secrets'), path.join(root, 'shell/linked'));
  app = await startTestApp({
    deps: {
      web: [
        { prefix: '/', directory: path.join(root, 'shell') },
        { prefix: '/remotes/admin/', directory: path.join(root, 'admin') },
        { prefix: '/remotes/history/', directory: path.join(root, 'not-built') },
      ],
    },
  });
});
afterAll(async () => {
  await app.stop();
  rmSync(root, { recursive: true });
});

describe('the shell', () => {
  it.each(['/', '/login', '/detailed-history/123', '/admin/user-details/u-1?userId=u-1'])(
    'answers the screen %s with its page',
    async (screen) => {
      const answer = await app.call<string>(screen);
      expect(answer).toMatchObject({ status: 200, body: page });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    '/assets/gone.js',
    '/assets/gone',
    '/remotes/admin/gone.js',
    '/remotes/history/mf-manifest.json',
    '/remotes/nobody',
    '/favicon.ico',
  ])('answers 404, never a page, to the missing file %s', async (file) => {
    const answer = await app.call(file);
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
  });

  it('accepts only GET and HEAD', async () => {
    expect((await app.call('/login', { method: 'POST' })).status).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for good, others are asked for again', async () => {
    const cacheOf = async (file: string) => (await app.call(file)).headers.get('cache-control');
    expect(await cacheOf('/assets/main.0123456789.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/remotes/admin/assets/remoteEntry.abcdef0123.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await cacheOf('/assets/logo.svg')).toBe('no-cache');
    expect(await cacheOf('/remotes/admin/mf-manifest.json')).toBe('no-cache');
  });

  it('have the right types', async () => {
    const typeOf = async (file: string) => (await app.call(file)).headers.get('content-type');
    expect(await typeOf('/assets/main.0123456789.js')).toMatch(/^(application|text)\/javascript; charset=utf-8$/);
    expect(await typeOf('/assets/logo.svg')).toBe('image/svg+xml');
    expect(await typeOf('/remotes/admin/mf-manifest.json')).toBe('application/json; charset=utf-8');
    expect(await typeOf('/robots.txt')).toBe('text/plain; charset=utf-8');
  });

  it('are sent compressed to clients that accept it', async () => {
    const compressed = await app.rawGet('/assets/main.0123456789.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(compressed.headers['content-type']).toMatch(/javascript/);
    expect(compressed.body.equals(brotliCompressSync(script))).toBe(true);
    for (const accepted of ['gzip', 'br;q=0', '']) {
      const plain = await app.rawGet('/assets/main.0123456789.js', { 'accept-encoding': accepted });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['content-length']).toBe(String(script.length));
      expect(plain.body.toString()).toBe(script);
    }
  });

  it('that cannot be opened are refused, and the process goes on', async () => {
    const error = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    const opening = vi.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
      (args.at(-1) as (error: Error) => void)(error);
    });
    const refused = await app.call('/assets/logo.svg');
    opening.mockRestore();
    expect(refused).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    expect((await app.call('/assets/logo.svg')).status).toBe(200);
  });

  it('are closed when their reader leaves, however many it asked for', async () => {
    const opening = vi.spyOn(fs, 'open');
    const closing = vi.spyOn(fs, 'close');
    const socket = connect(app.port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /assets/large.0123456789.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
    await once(socket, 'readable');
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(closing.mock.calls.length).toBe(opening.mock.calls.length), 10_000);
    expect(opening).toHaveBeenCalled();
    opening.mockRestore();
    closing.mockRestore();
  });

  it('that did not change are not sent again', async () => {
    const first = await app.call('/login');
    const etag = first.headers.get('etag') ?? '';
    const second = await app.rawGet('/login', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers['cache-control']).toBe('no-cache');
    expect((await app.rawGet('/login', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('answer HEAD with their size and no content', async () => {
    const answer = await app.call<string>('/assets/main.0123456789.js', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers.get('content-length')).toBe(String(script.length));
  });
});

describe('what lies outside', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/assets/link.txt',
    '/linked/key.txt',
    '/../shell-secrets/key.txt',
    '/remotes/admin/../../secret.txt',
    '/remotes/admin/..%2fsecret.txt',
    '/.env',
    '//etc/passwd',
    '/assets/main.0123456789.js%00.html',
    '/%00',
    '/%E0%A4%A',
  ])('is not to be had as %s', async (attempt) => {
    const answer = await app.rawGet(attempt);
    expect(answer.body.toString()).not.toContain('secret');
    expect(answer.body.toString()).not.toContain('SECRET');
    expect(answer.body.toString()).not.toContain('root:');
    expect([400, 404]).toContain(answer.status);
  });
});

describe('security headers', () => {
  it('allow only our own files to run', async () => {
    const { headers } = await app.call('/login');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ]),
    );
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('allow data nothing, and the documentation what a page needs', async () => {
    const data = await app.call('/api/config');
    expect(data.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    for (const [name, value] of [
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'no-referrer'],
      ['cross-origin-resource-policy', 'same-origin'],
    ] as const) {
      expect(data.headers.get(name)).toBe(value);
    }
    expect(data.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    const page = await app.call('/api/docs');
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
  });

  it('allow of Google its sign-in alone, and images of nobody else', async () => {
    const google = {
      scriptUrl: 'https://accounts.google.com/gsi/client?hl=en',
      userinfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
    };
    const withGoogle = await startTestApp({ deps: { google } });
    const policy = (await withGoogle.call('/healthz')).headers.get('content-security-policy') ?? '';
    await withGoogle.stop();
    const directives = Object.fromEntries(policy.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
    expect(directives).toMatchObject({
      'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
      'connect-src': ["'self'", 'https://accounts.google.com/gsi/', 'https://www.googleapis.com/oauth2/v3/userinfo'],
      'frame-src': ['https://accounts.google.com/gsi/'],
      'img-src': ["'self'"],
    });
  });
});
