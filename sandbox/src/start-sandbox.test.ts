import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from './start-sandbox.ts';
import { hubspotClient } from './testing/hubspot-client.ts';

const sampleList = z.object({
  samples: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.string().nullable(),
      url: z.url(),
      hint: z.string().min(1),
    }),
  ),
});
const requestList = z.object({
  requests: z.array(
    z.object({
      seq: z.number(),
      vendor: z.string(),
      method: z.string(),
      path: z.string(),
      status: z.number(),
      token: z.string(),
      ms: z.number(),
    }),
  ),
});

let sandbox: Sandbox;
let samples: z.infer<typeof sampleList>['samples'];
const control = (path: string, init?: RequestInit) => fetch(`${sandbox.url}/_sandbox${path}`, init);
const arm = (fault: unknown, type = 'application/json') =>
  control('/faults', { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(fault) });

beforeAll(async () => {
  sandbox = await startSandbox();
  samples = sampleList.parse(await (await control('/samples')).json()).samples;
});
afterAll(() => sandbox.close());

test('four samples are offered, none of them hostile, each with a link that opens its page', async () => {
  expect(samples).toHaveLength(4);
  expect(JSON.stringify(samples)).not.toMatch(/onerror|ignore all/i);
  expect(samples[0]?.url).toBe(`http://localhost:${sandbox.port}/contacts/4242424/record/0-1/${samples[0]?.id}`);
  for (const { url } of samples) expect((await fetch(url.replace('localhost', '127.0.0.1'))).status).toBe(200);
});

test('the request log tells vendor, path, status and the end of the token, and can be emptied', async () => {
  await control('/requests', { method: 'DELETE' });
  await hubspotClient(sandbox.url, 'pat-na1-secret-9876').crm.contacts.basicApi.getById(samples[0]?.id ?? '');
  await fetch(`${sandbox.url}/v1/models`, { headers: { authorization: 'Bearer invalid-key-4321' } });
  const { requests } = requestList.parse(await (await control('/requests')).json());
  expect(requests).toMatchObject([
    {
      vendor: 'hubspot',
      method: 'GET',
      path: `/crm/v3/objects/contacts/${samples[0]?.id}`,
      status: 200,
      token: '9876',
    },
    { vendor: 'openai', path: '/v1/models', status: 401, token: '4321' },
  ]);
  const since = requestList.parse(await (await control(`/requests?vendor=openai&since=${requests[0]?.seq}`)).json());
  expect(since.requests).toHaveLength(1);
  expect((await control('/requests?vendor=acme')).status).toBe(400);
});

test('HubSpot can be made to fail: a status with its body, a reset, HTML instead of JSON, a delay', async () => {
  const read = () => hubspotClient(sandbox.url).crm.contacts.basicApi.getById(samples[0]?.id ?? '', ['email']);
  await arm({
    vendor: 'hubspot',
    match: '^/crm/v3/objects/contacts',
    nth: [1],
    status: 429,
    headers: { 'retry-after': '7' },
  });
  await arm({ vendor: 'hubspot', match: '^/crm/v3/objects/contacts', nth: [2], status: 502 });
  await arm({ vendor: 'hubspot', match: '^/crm/v3/objects/contacts', nth: [3], kind: 'reset' });
  await arm({ vendor: 'hubspot', match: '^/crm/v3/objects/contacts', nth: [4], kind: 'html' });
  await arm({ vendor: 'hubspot', match: '^/crm/v3/objects/contacts', nth: [5], delayMs: 120 });
  await expect(read()).rejects.toMatchObject({
    code: 429,
    headers: { 'retry-after': '7' },
    body: { policyName: 'TEN_SECONDLY_ROLLING' },
  });
  await expect(read()).rejects.toMatchObject({ code: 502, body: { category: 'INTERNAL_ERROR' } });
  await expect(read()).rejects.toThrow();
  expect((await read().catch(() => null))?.id).toBeUndefined();
  const startedAt = performance.now();
  expect((await read()).id).toBe(samples[0]?.id);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(115);
  await control('/faults', { method: 'DELETE' });
  expect(await (await control('/faults')).json()).toEqual({ faults: [] });
});

test('a delay ends once the faults are cleared', async () => {
  await arm({ vendor: 'hubspot', delayMs: 600_000 });
  const read = hubspotClient(sandbox.url).crm.contacts.basicApi.getById(samples[0]?.id ?? '', ['email']);
  const seen = async () => (await control('/faults')).json();
  await expect.poll(seen).toMatchObject({ faults: [{ seen: 1 }] });
  await control('/faults', { method: 'DELETE' });
  expect((await read).id).toBe(samples[0]?.id);
});

test('a fault that hangs lets the caller’s deadline decide', async () => {
  await arm({ vendor: 'hubspot', times: 1, kind: 'hang' });
  await expect(
    fetch(`${sandbox.url}/account-info/v3/details`, {
      headers: { authorization: 'Bearer x' },
      signal: AbortSignal.timeout(150),
    }),
  ).rejects.toThrow(/timeout|aborted/i);
});

test('controls refuse what they do not know, and what a foreign web page could send', async () => {
  expect((await arm({ vendor: 'acme' })).status).toBe(400);
  expect((await arm({ vendor: 'hubspot', match: '(' })).status).toBe(400);
  expect((await arm({ vendor: 'hubspot' }, 'text/plain')).status).toBe(400);
  expect((await control('/nothing')).status).toBe(404);
});

test('the contact page shows properties and history, newest first, and runs nothing of what is in them', async () => {
  const found = await (await fetch(`${sandbox.url}/?q=onerror`)).text();
  const hostile = found.match(/href="(\/contacts\/[^"]+)"/)?.[1] ?? '';
  const page = await fetch(`${sandbox.url}${hostile}`);
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text).toContain('Sandbox CRM – sample data');
  expect(text).not.toMatch(
    /<script|<iframe|<img|<object|<form(?! method="get")|<svg|<[a-z][^>]*\s(?:on\w+|style)=|href="(?!https?:|\/|mailto:)/i,
  );
  expect(text).not.toContain('position:fixed');
  const dates = [...text.matchAll(/datetime="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the list finds contacts by name, company and place', async () => {
  const found = await (await fetch(`${sandbox.url}/?q=lindqvist+nordvik`)).text();
  expect(found).toContain('Marta Lindqvist');
  expect(found).not.toContain('Daniel Okafor');
  expect(await (await fetch(`${sandbox.url}/?q=${encodeURIComponent('"><script>')}`)).text()).not.toContain('<script>');
  expect((await fetch(`${sandbox.url}/contacts/4242424/record/0-1/12345678901`)).status).toBe(404);
});

test('a port that is taken is an error of its own', async () => {
  await expect(startSandbox({ port: sandbox.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a page of another site, whose name points at this machine, reads and changes nothing', async () => {
  const open = await startSandbox({ allowedHosts: ['sandbox.agency.example'] });
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host };
      const sent = request({ host: '127.0.0.1', port: open.port, path: '/_sandbox/samples', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject).end();
    });
  for (const host of [
    'localhost',
    `127.0.0.1:${open.port}`,
    '[::1]:80',
    '192.168.1.7:8090',
    'Sandbox.Agency.example:80',
  ]) {
    expect(await statusFor(host), host).toBe(200);
  }
  for (const host of [
    'evil.example',
    `evil.example:${open.port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@localhost',
  ]) {
    expect(await statusFor(host), host).toBe(403);
  }
  await open.close();
});
