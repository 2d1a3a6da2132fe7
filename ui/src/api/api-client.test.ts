// @vitest-environment jsdom
import {
  addToHubspot,
  changePassword,
  generate,
  getConfig,
  getRecord,
  listHistory,
  login,
  logout,
} from '@overture/core/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whySessionEnded } from '../session/session.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import type { FakeAnswer, FakeFetch } from '../testing/fake-fetch.ts';
import { signedIn } from '../testing/sessions.ts';
import { callApi } from './api-client.ts';

let network: FakeFetch;

function failure(status: number, code: string, error: string): FakeAnswer {
  return { status, body: { success: false, error, message: error, code, requestId: 'req-1' } };
}

beforeEach(() => {
  localStorage.clear();
  network = fakeFetch();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  network.restore();
  vi.restoreAllMocks();
});

it('sends the token and a JSON body, and answers what the server said', async () => {
  signedIn('admin');
  network.answer('POST /api/auth/logout', { body: { message: 'Bye' } });
  await expect(callApi(logout, {})).resolves.toEqual({ message: 'Bye' });
  expect(network.requests[0]?.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('token')}`);
});

it('sends no token when there is none', async () => {
  network.answer('POST /api/auth/login', failure(401, 'invalid_credentials', 'Invalid email or password'));
  await expect(callApi(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toThrow();
  expect(network.requests[0]?.headers.has('authorization')).toBe(false);
  await expect(network.requests[0]?.json()).resolves.toEqual({ email: 'a@b.c', password: 'x' });
});

it('writes a query and leaves out what is not set', async () => {
  await callApi(listHistory, { query: { page: 2, limit: 25, status: undefined, search: '' } }).catch(() => undefined);
  expect(new URL(network.requests[0]?.url ?? '').search).toBe('?page=2&limit=25');
});

it('sends a file as multipart, with an idempotency key', async () => {
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
  const sent: { form?: FormData; key?: string | null } = {};
  network.answer('POST /api/email-sequence/generate-ai-email-results', async (request) => {
    Object.assign(sent, { key: request.headers.get('idempotency-key'), type: request.headers.get('content-type') });
    return {
      status: 202,
      body: { success: true, message: 'Added', data: { _id: 'r1', hubspotId: '101', responseStatus: 'pending' } },
    };
  });
  const answer = await callApi(
    generate,
    { body: { hubspotId: '101', selectedPrompt: 'p1' }, file: pdf },
    { idempotencyKey: 'k1' },
  );
  expect(answer.data.responseStatus).toBe('pending');
  expect(sent).toMatchObject({ key: 'k1', type: expect.stringContaining('multipart/form-data') });
});

it('throws the server’s error with code, text, issues and request id', async () => {
  network.answer('GET /api/email-sequence/get-email-sequence-by-id', {
    status: 400,
    body: {
      success: false,
      error: 'No',
      message: 'No',
      code: 'validation_failed',
      requestId: 'req-1',
      issues: [{ path: 'hubspotId', message: 'not a CRM id' }],
    },
  });
  await expect(callApi(getRecord, { query: { hubspotId: '1' } })).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'No',
    requestId: 'req-1',
    issues: [{ path: 'hubspotId', message: 'not a CRM id' }],
  });
});

it('removes the token at any 401', async () => {
  signedIn('admin');
  network.answer('GET /api/email-sequence/get-email-sequence-by-id', failure(401, 'unauthenticated', 'Please sign in'));
  await expect(callApi(getRecord, { query: { hubspotId: '1' } })).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('token')).toBeNull();
  expect(whySessionEnded()).toBe('Please sign in');
});

it('keeps the session when a sign-in is refused', async () => {
  signedIn('admin');
  network.answer('POST /api/auth/login', failure(401, 'invalid_credentials', 'Invalid email or password'));
  await expect(callApi(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    message: 'Invalid email or password',
  });
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('keeps the session when the current password given to change it is wrong', async () => {
  signedIn('admin');
  network.answer(
    'POST /api/auth/change-password',
    failure(401, 'invalid_credentials', 'The current password is not right.'),
  );
  const change = callApi(changePassword, { body: { currentPassword: 'x', newPassword: 'Abcdef1!' } });
  await expect(change).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('keeps a session that was started while the old one’s answer was on its way', async () => {
  signedIn('admin');
  network.answer('GET /api/email-sequence/get-email-sequence-by-id', () => {
    localStorage.setItem('token', `${localStorage.getItem('token') ?? ''}x`);
    return failure(401, 'unauthenticated', 'Please sign in');
  });
  await expect(callApi(getRecord, { query: { hubspotId: '1' } })).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('keeps the session when an upstream refuses its credential', async () => {
  signedIn('admin');
  network.answer(
    'POST /api/email-sequence/add-to-hubspot',
    failure(502, 'crm_unauthorized', 'HubSpot refused the key'),
  );
  await expect(callApi(addToHubspot, { body: { hubspotId: '1', playBook: '<p>x</p>' } })).rejects.toMatchObject({
    code: 'crm_unauthorized',
  });
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('says how long to wait', async () => {
  network.answer('POST /api/auth/login', {
    ...failure(429, 'too_many_attempts', 'Too many attempts'),
    headers: { 'retry-after': '90' },
  });
  await expect(callApi(login, { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
    retryAfterSeconds: 90,
  });
});

it('tells a broken connection from an answer', async () => {
  network.answer('GET /api/config', () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(callApi(getConfig, {})).rejects.toMatchObject({
    status: 0,
    code: 'network_error',
    message: 'Network error. Please check your connection and try again.',
  });
});

it('refuses an answer of another shape', async () => {
  network.answer('GET /api/config', { body: { productName: 1 } });
  await expect(callApi(getConfig, {})).rejects.toMatchObject({ code: 'bad_answer', status: 500 });
});

it('copes with an error page that is no JSON of ours', async () => {
  network.answer('GET /api/config', { status: 502, body: 'Bad gateway' });
  await expect(callApi(getConfig, {})).rejects.toMatchObject({ code: 'bad_answer', status: 502 });
});
