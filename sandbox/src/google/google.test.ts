import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ agencyEmailDomain: 'agency.example' });
});
afterAll(() => sandbox.close());

const driveScope = 'https://www.googleapis.com/auth/drive.file';
const ask = { client_id: 'ours', scope: 'openid profile email', state: 's-1', origin: 'http://localhost:8080' };
const answerSchema = z.object({
  origin: z.string(),
  message: z.object({ state: z.string(), response: z.record(z.string(), z.unknown()) }),
});

const consent = (query: Record<string, string>) => fetch(`${sandbox.url}/google/consent?${new URLSearchParams(query)}`);

async function decide(form: Record<string, string>) {
  const response = await fetch(`${sandbox.url}/google/consent`, {
    method: 'POST',
    body: new URLSearchParams({ ...ask, email: 'nina.holt@agency.example', ...form }),
  });
  const data = /id="answer">([^<]*)</.exec(await response.text())?.[1] ?? '';
  return answerSchema.parse(JSON.parse(data));
}

async function tokenFor(form: Record<string, string> = {}): Promise<string> {
  return String((await decide({ decision: 'allow', ...form })).message.response['access_token']);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('the script offers a token client, and runs on pages of another origin', async () => {
  const response = await fetch(`${sandbox.url}/google/gsi/client`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(await response.text()).toContain('initTokenClient');
});

test('consent asks whose account first, unless a hint says so, and runs no script', async () => {
  const choice = await consent(ask);
  expect(await choice.text()).toContain('sam.reyes@partner.example');
  expect(choice.headers.get('content-security-policy')).not.toContain('script-src');
  const page = await (await consent({ ...ask, login_hint: 'nina.holt@agency.example' })).text();
  expect(page).toContain('wants access');
  expect(page).not.toContain('Drive');
  const withDrive = { ...ask, scope: `${ask.scope} ${driveScope}`, email: 'kim@agency.example' };
  expect(await (await consent(withDrive)).text()).toContain('Google Drive');
});

test('only accounts that the agency manages carry its domain', async () => {
  const hdOf = async (email: string): Promise<unknown> => {
    const headers = bearer(await tokenFor({ email }));
    const body: unknown = await (await fetch(`${sandbox.url}/google/userinfo`, { headers })).json();
    return z.object({ hd: z.string().optional() }).parse(body).hd;
  };
  expect(await hdOf('nina.holt@agency.example')).toBe('agency.example');
  expect(await hdOf('ines.personal@agency.example')).toBeUndefined();
  expect(await hdOf('sam.reyes@partner.example')).toBeUndefined();
});

test('tokens are handed to pages of this machine only', async () => {
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'http://localhost:1/path']) {
    expect((await consent({ ...ask, origin })).status).toBe(400);
  }
});

test('a denial is answered in the words of Google’s script', async () => {
  const { origin, message } = await decide({ decision: 'deny' });
  expect(origin).toBe('http://localhost:8080');
  expect(message).toMatchObject({ state: 's-1', response: { error: 'access_denied' } });
});

test('an allowed token says for whom, for which application and for what it is', async () => {
  const token = await tokenFor();
  const info = await fetch(`${sandbox.url}/google/tokeninfo`, { method: 'POST', headers: bearer(token) });
  expect(await info.json()).toMatchObject({
    aud: 'ours',
    email: 'nina.holt@agency.example',
    email_verified: 'true',
    scope: expect.stringContaining('openid'),
  });
  const user = await fetch(`${sandbox.url}/google/userinfo`, { headers: bearer(token) });
  expect(user.headers.get('access-control-allow-origin')).toBe('*');
  expect(await user.json()).toMatchObject({ name: 'Nina Holt', email: 'nina.holt@agency.example' });
  expect((await fetch(`${sandbox.url}/google/userinfo`, { headers: bearer('made-up') })).status).toBe(401);
  const bad = await fetch(`${sandbox.url}/google/tokeninfo`, { method: 'POST', headers: bearer('made-up') });
  expect(bad.status).toBe(400);
});

test('Drive wants its scope, which can be unticked', async () => {
  const unticked = await tokenFor({ scope: `${ask.scope} ${driveScope}` });
  expect((await fetch(`${sandbox.url}/google/drive/v3/files`, { headers: bearer(unticked) })).status).toBe(403);
  const token = await tokenFor({ scope: `${ask.scope} ${driveScope}`, drive: 'on' });
  const create = (body: object) =>
    fetch(`${sandbox.url}/google/drive/v3/files`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await create({ name: 'lost.pdf', parents: ['nowhere'] })).status).toBe(404);
  expect((await create({ name: 'Overture', mimeType: 'folder' })).status).toBe(200);
  const query = new URLSearchParams({ q: "name = 'Overture' and trashed = false" });
  const list = await fetch(`${sandbox.url}/google/drive/v3/files?${query}`, { headers: bearer(token) });
  expect(await list.json()).toMatchObject({ files: [{ name: 'Overture' }] });
  const kept = await fetch(`${sandbox.url}/_sandbox/drive?email=nina.holt@agency.example`);
  expect(await kept.json()).toMatchObject({ files: [{ name: 'Overture', mimeType: 'folder' }] });
});

test('Google can be made to fail as the others can', async () => {
  const fault = { vendor: 'google', match: 'tokeninfo$', times: 1, status: 503 };
  await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect((await fetch(`${sandbox.url}/google/tokeninfo`, { method: 'POST' })).status).toBe(503);
  expect((await fetch(`${sandbox.url}/google/tokeninfo`, { method: 'POST' })).status).toBe(400);
});
