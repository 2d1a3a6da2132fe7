import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each(['/api/openapi.json', '/api/docs'])('%s is kept compressed, so that its length is known', async (path) => {
  const plain = await app.rawGet(path);
  const compressed = await app.rawGet(path, { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(compressed.body.length),
    'content-type': plain.headers['content-type'],
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true);
});
