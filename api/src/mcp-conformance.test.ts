import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, type TestApi } from './testing/start-test-api.ts';

/** The protocol's own test suite, whose command has no module to import. */
const runner = fileURLToPath(new URL('../../node_modules/.bin/conformance', import.meta.url));

let api: TestApi;
let proxy: Server;
beforeAll(async () => {
  api = await startTestApi();
  const json = { name: 'Conformance', scopes: ['read', 'check', 'generate'], expiresInDays: 1 };
  const session = await api.signIn(adminSignIn);
  const { token } = (await api.call<{ token: string }>('/api/auth/tokens', { token: session, json })).body;
  // The suite sends no token, so each request gets one on its way.
  proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const forwarded = request(
      { host: '127.0.0.1', port: api.port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  proxy.close();
  await api.stop();
});

describe('the conformance suite of the Model Context Protocol', () => {
  // The others are about resources, prompts and the suite's own tools, which Overture does not have.
  it.each(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])('passes %s', async (scenario) => {
    const { port } = proxy.address() as AddressInfo;
    const args = [runner, 'server', '--url', `http://127.0.0.1:${port}/api/mcp`, '--scenario', scenario];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed/);
  });
});
