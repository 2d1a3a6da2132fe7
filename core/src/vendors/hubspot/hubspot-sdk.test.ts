import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from '@hubspot/api-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkToContact, sendRequest, type HubspotAddress } from './hubspot-sdk.ts';

let server: Server;
let address: HubspotAddress;
/** Requests that the server has received and not answered, by path. */
let open: Map<string, ServerResponse>;
let arrived: () => void;
const untilOpen = async (count: number): Promise<void> => {
  while (open.size < count) await new Promise<void>((resolve) => (arrived = resolve));
};
const neverAborted = new AbortController().signal;

beforeEach(async () => {
  open = new Map();
  arrived = () => undefined;
  server = createServer((request: IncomingMessage, response) => {
    open.set(request.url ?? '', response);
    arrived();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  address = { baseUrl: `http://127.0.0.1:${port}`, accessToken: 'pat-1' };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a request through the SDK', () => {
  it('is closed by its own signal, while others go on', async () => {
    const given = new AbortController();
    const first = sendRequest(address, { path: '/first' }, given.signal);
    const second = sendRequest(address, { path: '/second' }, neverAborted);
    await untilOpen(2);
    const closed = once(open.get('/first') ?? server, 'close');
    given.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await closed;
    open.get('/second')?.end('{}');
    expect((await second).status).toBe(200);
  });

  it('is sent once, whatever another client of the process does', async () => {
    const other = new Client({ ...address, numberOfApiCallRetries: 6, limiterOptions: { minTime: 60_000 } });
    expect(other.config.numberOfApiCallRetries).toBe(6);
    const answer = sendRequest(address, { method: 'POST', path: '/notes', body: { text: 'x' } }, neverAborted);
    await untilOpen(1);
    open.get('/notes')?.writeHead(500).end('busy');
    const { status } = await answer;
    expect(status).toBe(500);
  });

  it('answers a redirect, and does not follow it', async () => {
    const answer = sendRequest(address, { method: 'POST', path: '/notes', body: { text: 'x' } }, neverAborted);
    await untilOpen(1);
    open.get('/notes')?.writeHead(307, { location: '/elsewhere' }).end();
    const { status, headers } = await answer;
    expect([status, headers.get('location')]).toEqual([307, '/elsewhere']);
    expect([...open.keys()]).toEqual(['/notes']);
  });

  it('that cannot be sent is a failure of the answer', async () => {
    await expect(sendRequest({ ...address, baseUrl: 'nowhere' }, { path: '/' }, neverAborted)).rejects.toThrow(
      'Invalid URL',
    );
  });
});

it('links an object by the type that HubSpot gives to such links', () => {
  expect(linkToContact('7', 'taskToContact')).toEqual({
    to: { id: '7' },
    types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 204 }],
  });
});

it('loads the SDK with the first request, and no file of it before', async () => {
  const code = `
    import { createRequire } from 'node:module';
    const { cache } = createRequire(import.meta.url);
    const loaded = () => Object.keys(cache).some((file) => file.includes('@hubspot'));
    await import('../../composition/index.ts');
    const { HubspotContacts } = await import('./hubspot-contacts.ts');
    const before = loaded();
    const options = { clock: { now: () => 0 }, logger: { debug() {} } };
    const credential = { secret: 'pat-1', fingerprint: 'one', baseUrl: 'http://127.0.0.1:9' };
    await new HubspotContacts(options).listProperties(credential, AbortSignal.timeout(1)).catch(() => {});
    console.log(before, loaded());
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  expect(stdout.trim()).toBe('false true');
});
