import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Prompt, RecordDetail, RecordSummary } from '@overture/core/contract';
import { contactId as hubspotId, kim, startAdministration, type Administration } from './testing/administration.ts';

const base = '/email-sequence';
const today = new Date().toISOString().slice(0, 10);
const reason = expect.stringMatching(
  /^This sequence belongs to a domain that you no longer work in\. You can read it\./,
);

let office: Administration;
let moved: string;
let userId: string;
beforeAll(async () => {
  office = await startAdministration();
  const { api } = office;
  userId = (await office.createKim('DT-Sales')).body.user._id;
  api.outreach.users.push({ ownerId: 'owner-1', userId: '1', name: 'Kim', email: kim.email });
  await api.process(await office.generate(await api.signIn(kim)));
  await office.send('PATCH', `/auth/admin/${userId}`, { department: 'DT-PM' });
  moved = await api.signIn(kim);
});
afterAll(() => office.api.stop());

const send = (method: string, path: string, json: object, token = moved) =>
  office.send(method, `${base}/${path}`, { hubspotId, ...json }, token);
const spent = () => [
  office.api.ai.requests.length + office.api.ai.rewriteRequests.length,
  office.api.notes.filed.length,
  office.api.outreach.tasks.length,
];

it('a user who has moved reads the records of the old domain, and is told why that is all', async () => {
  const record = await office.get<RecordDetail>(`${base}/get-email-sequence-by-id?hubspotId=${hubspotId}`, moved);
  expect(record).toMatchObject({ department: 'DT-Sales', readOnlyReason: reason });
  const { emailSequences } = await office.get<{ emailSequences: RecordSummary[] }>(
    `${base}/get-email-sequence-history`,
    moved,
  );
  expect(emailSequences).toMatchObject([{ readOnlyReason: reason }]);
  const checked = await send('POST', 'check', { index: 0, subject: 'Hello', body: 'Hi' });
  expect(checked.status).toBe(200);
});

it.each([
  ['POST', 'rewrite-email', { index: 0, instruction: 'Shorter' }],
  ['POST', 'regenerate', {}],
  ['POST', 'retry', {}],
  ['POST', 'add-to-hubspot', {}],
  ['POST', 'hand-over', { to: 'tasks', startOn: today }],
  ['POST', 'mark-sent', { index: 0, sent: true }],
  ['PATCH', 'email', { index: 0, subject: 'New', body: 'New.' }],
  ['POST', 'approve', { approved: true }],
])('a user who has moved does nothing in the old domain: %s %s', async (method, path, json) => {
  const before = spent();
  expect(await send(method, path, json)).toMatchObject({ status: 403, body: { code: 'forbidden', message: reason } });
  expect(spent()).toEqual(before);
});

it('a user who has moved is not shown the sequences of the old account', async () => {
  const path = `/api${base}/sequences?hubspotId=${hubspotId}`;
  expect(await office.api.call(path, { token: moved })).toMatchObject({ status: 403, body: { message: reason } });
});

it('a superadmin acts on the record of a user who has moved', async () => {
  const filed = await send('POST', 'add-to-hubspot', { fromAdminSideUserId: userId }, office.superadmin);
  expect(filed.status).toBe(200);
});

it('what a user who has moved generates belongs to the domain of now', async () => {
  const prompt = { title: 'Ours', prompt: 'Write two.', department: 'DT-PM' };
  const { body } = await office.send<{ prompt: Prompt }>('POST', '/prompts', prompt);
  const form = new FormData();
  form.append('hubspotId', hubspotId);
  form.append('selectedPrompt', body.prompt._id);
  const accepted = await office.api.call<{ data: { _id: string } }>(`/api${base}/generate-ai-email-results`, {
    token: moved,
    form,
  });
  expect(accepted.status).toBe(202);
  await office.api.process(accepted.body.data._id);
  const record = await office.get<RecordDetail>(`${base}/get-email-sequence-by-id?hubspotId=${hubspotId}`, moved);
  expect(record).toMatchObject({ version: 2, department: 'DT-PM', readOnlyReason: null });
  const approved = await send('POST', 'approve', { approved: true });
  expect(approved.status).toBe(200);
  const older = await send('POST', 'hand-over', { to: 'tasks', startOn: today, version: 1 });
  expect(older).toMatchObject({ status: 403, body: { message: reason } });
});

it('a user who has moved may still delete an old record', async () => {
  expect((await send('POST', 'delete-email-sequence', {})).status).toBe(200);
});
