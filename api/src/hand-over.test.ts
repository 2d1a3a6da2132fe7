import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HandOverWire, RecordSummary } from '@overture/core/contract';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

interface Answer {
  readonly handOver: HandOverWire | null;
  readonly code: string;
  readonly message: string;
}

const base = '/api/email-sequence';
const hubspotId = '40000000001';
const today = new Date().toISOString().slice(0, 10);

let api: TestApi;
let admin: string;
let superadmin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn(adminSignIn);
  superadmin = await api.signIn(superadminSignIn);
  const { body } = await api.call<{ prompts: { _id: string }[] }>('/api/prompts?isFilter=false', { token: admin });
  const form = new FormData();
  for (const [name, value] of Object.entries({ hubspotId, selectedPrompt: body.prompts[0]?._id ?? '' })) {
    form.append(name, value);
  }
  const accepted = await api.call<{ data: { _id: string } }>(`${base}/generate-ai-email-results`, {
    form,
    token: admin,
  });
  await api.process(accepted.body.data._id);
});
afterAll(() => api.stop());

const handOver = (token: string, json: object) =>
  api.call<Answer>(`${base}/hand-over`, { token, json: { hubspotId, to: 'tasks', startOn: today, ...json } });
const summary = async () =>
  (await api.call<{ emailSequences: RecordSummary[] }>(`${base}/get-email-sequence-history`, { token: admin })).body
    .emailSequences[0];

it('says who is missing in HubSpot', async () => {
  expect(await handOver(admin, {})).toMatchObject({
    status: 422,
    body: { code: 'crm_user_unknown', message: expect.stringContaining(adminSignIn.email) },
  });
  expect(await summary()).not.toHaveProperty('handedOver');
});

it('hands over once; list, record and the contact card tell of it', async () => {
  api.outreach.users.push({ ownerId: 'owner-1', userId: '1', name: 'Kim', email: adminSignIn.email });
  const { status, body } = await handOver(admin, {});
  expect({ status, handOver: body.handOver }).toMatchObject({
    status: 200,
    handOver: { to: 'tasks', isComplete: true },
  });
  expect(body.handOver?.steps.map(({ crmId }) => crmId)).toEqual(api.outreach.tasks.map((_, at) => `task-${at + 1}`));
  expect((await handOver(admin, {})).body).toEqual(body);
  expect((await api.call(`${base}/hand-over?hubspotId=${hubspotId}`, { token: admin })).body).toEqual({
    handOvers: [body.handOver],
    colleagues: [],
  });
  const steps = api.outreach.tasks.length;
  expect(await summary()).toMatchObject({ handedOver: { version: 1, to: 'tasks', steps, sent: 0 } });
  const { body: card } = await api.call(`${base}/get-detail-from-hubspot`, {
    token: admin,
    json: { hubspotId, prospectUrl: `https://app.hubspot.com/contacts/1/record/0-1/${hubspotId}` },
  });
  expect(card).toMatchObject({ data: { handedOver: { to: 'tasks', steps, by: adminSignIn.email } } });
});

it('tells of an edit afterwards, brings the task up to date and moves the days', async () => {
  const list = () =>
    api.call<{ handOvers: HandOverWire[] }>(`${base}/hand-over?hubspotId=${hubspotId}&version=1`, { token: admin });
  const [made] = (await list()).body.handOvers;
  const json = { hubspotId, index: 1, subject: 'Another subject', body: 'Dear Ada, here is another text.' };
  expect(await api.call(`${base}/email`, { method: 'PATCH', token: admin, json })).toMatchObject({ status: 200 });
  expect((await list()).body.handOvers[0]?.steps.map(({ isOutdated }) => isOutdated).slice(0, 2)).toEqual([
    false,
    true,
  ]);
  const change = (body: object) =>
    api.call<Answer>(`${base}/hand-over/${made?._id}`, { method: 'PATCH', token: admin, json: body });
  expect(await change({})).toMatchObject({ status: 400 });
  expect(await change({ texts: true })).toMatchObject({ status: 200, body: { problems: [] } });
  expect(api.outreach.tasks[1]?.subject).toBe('Another subject');
  expect(await change({ startOn: '2099-01-05' })).toMatchObject({ status: 400 });
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const moved = await change({ startOn: inAMonth });
  expect(String(moved.body.handOver?.steps[0]?.dueOn) >= inAMonth).toBe(true);
});

it('is counted where outcomes are told, to superadmins alone', async () => {
  const { body } = await api.call<{ rows: object[] }>('/api/outcomes?by=user', { token: superadmin });
  expect(body.rows).toMatchObject([{ label: adminSignIn.email, handedOver: 1, sent: 0, replied: 0, replyRate: null }]);
  const domains = await api.call<{ rows: object[] }>('/api/outcomes?by=domain', { token: superadmin });
  expect(domains.body.rows).toMatchObject([{ key: 'Overture-Sales', label: 'Overture-Sales' }]);
  expect(await api.call('/api/outcomes', { token: admin })).toMatchObject({ status: 403 });
  expect(await api.call('/api/outcomes?by=moon', { token: superadmin })).toMatchObject({ status: 400 });
  expect(await api.call('/api/outcomes?from=2026-02-02&to=2026-02-01', { token: superadmin })).toMatchObject({
    status: 400,
  });
});

it('marks what was sent, for the user or by a superadmin, and for nobody else', async () => {
  const mark = (token: string, json: object = {}) =>
    api.call<Answer>(`${base}/mark-sent`, { token, json: { hubspotId, index: 0, sent: true, ...json } });
  expect((await mark(superadmin)).body.handOver?.steps[0]).toMatchObject({ state: 'sent' });
  expect(await summary()).toMatchObject({ handedOver: { sent: 1 } });
  expect((await mark(admin, { sent: false })).body.handOver?.steps[0]).toMatchObject({ state: 'placed', sentAt: null });
  expect(await mark(admin, { fromAdminSideUserId: 'somebody' })).toMatchObject({ status: 404 });
  expect(await handOver(admin, { fromAdminSideUserId: 'somebody' })).toMatchObject({ status: 404 });
});

it('locks the texts of a version while it is enrolled', async () => {
  const steps = api.outreach.tasks.length;
  const { body: before } = await api.call<{ handOvers: { _id: string }[] }>(
    `${base}/hand-over?hubspotId=${hubspotId}`,
    {
      token: admin,
    },
  );
  const withdrawn = await api.call<Answer>(`${base}/hand-over/${before.handOvers[0]?._id}`, {
    method: 'DELETE',
    token: admin,
  });
  expect(withdrawn).toMatchObject({ status: 200, body: { handOver: { state: 'withdrawn' }, problems: [] } });
  expect(api.outreach.archived.size).toBe(steps);
  const sequence = { id: '7', name: 'Win back', sendAfterDays: Array.from({ length: steps }, (_, at) => at * 3) };
  api.outreach.sequences.push(sequence, { id: '8', name: 'Short', sendAfterDays: [0] });
  // A superadmin has seen what the templates of one of them show.
  const agency = { sequences: [{ id: '8', name: 'Short' }] };
  await api.call('/api/agency', { method: 'PUT', token: superadmin, json: { department: 'Overture-Sales', agency } });
  const { body: listed } = await api.call(`${base}/sequences?hubspotId=${hubspotId}`, { token: admin });
  expect(listed).toEqual({
    sequences: [
      { ...sequence, steps, isSetUp: false },
      { id: '8', name: 'Short', sendAfterDays: [0], steps: 1, isSetUp: true },
    ],
    missingProperties: [],
    sender: api.outreach.users[0]?.email,
  });
  const edit = () =>
    api.call<Answer>(`${base}/email`, {
      method: 'PATCH',
      token: admin,
      json: { hubspotId, index: 0, subject: 'New', body: 'New.' },
    });
  expect((await edit()).status).toBe(200);
  const enrolled = await handOver(admin, { to: 'sequence', sequenceId: '7' });
  expect(enrolled).toMatchObject({ status: 200, body: { handOver: { to: 'sequence' } } });
  expect(await edit()).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('enrolled in a HubSpot sequence until') },
  });
});
