import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  BulkResult,
  EndpointResponse,
  listHistory,
  Today,
  WorklistCounts,
  WorklistItem,
} from '@overture/core/contract';
import { adminSignIn, startTestApi, type TestApi } from './testing/start-test-api.ts';

const hubspotId = '40000000001';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(adminSignIn);
  const { body } = await api.call<{ prompts: { _id: string }[] }>('/api/prompts?isFilter=false', { token });
  const form = new FormData();
  for (const [name, value] of Object.entries({ hubspotId, selectedPrompt: body.prompts[0]?._id ?? '' })) {
    form.append(name, value);
  }
  const accepted = await api.call<{ data: { _id: string } }>('/api/email-sequence/generate-ai-email-results', {
    form,
    token,
  });
  await api.process(accepted.body.data._id);
});
afterAll(() => api.stop());

const list = async (query = '') =>
  (await api.call<{ counts: WorklistCounts; items: WorklistItem[]; total: number }>(`/api/worklist${query}`, { token }))
    .body;
const bulk = async (path: 'approve' | 'hand-over', version = 1) =>
  (
    await api.call<{ results: BulkResult[] }>(`/api/worklist/${path}`, {
      token,
      json: {
        items: [
          { hubspotId, version },
          { hubspotId: '999', version: 1 },
        ],
      },
    })
  ).body.results;
const none = { replied: 0, due: 0, waiting: 0, failed: 0, mend: 0, review: 0, handOver: 0 };
const unknown = { hubspotId: '999', ok: false, code: 'not_found', message: expect.any(String) };

it('follows a sequence from review over approval to the hand-over, each answer in the order of the items', async () => {
  const ready = await list();
  expect(ready).toMatchObject({ counts: { ...none, review: 1 }, total: 1 });
  expect(ready.items[0]).toMatchObject({
    hubspotId,
    version: 1,
    tab: 'review',
    findings: { block: 0 },
    repliedAt: null,
  });
  expect(ready.items[0]?.risk).toBeLessThan(0.5);
  const { emailSequences } = (
    await api.call<EndpointResponse<typeof listHistory>>('/api/email-sequence/get-email-sequence-history', { token })
  ).body;
  // Both lists tell the same of a record, each in the order of its own.
  const { work, ...record } = emailSequences[0] ?? {};
  expect(work).toEqual(ready.items[0]);
  expect(await list('?records=true')).toEqual({ ...ready, items: [{ ...work, record }], writerSilent: false });
  expect(await list('?tab=mend')).toEqual({ counts: { ...none, review: 1 }, items: [], total: 0 });

  expect(await bulk('approve')).toEqual([{ hubspotId, ok: true }, unknown]);
  expect((await list('?tab=handOver')).items.map((item) => item.hubspotId)).toEqual([hubspotId]);

  // Without an owner in HubSpot nothing can be handed over, whoever the contact is.
  const { code, message } = (await bulk('hand-over'))[0] ?? {};
  expect(code).toBe('crm_user_unknown');
  expect(message).toContain(adminSignIn.email);
  api.outreach.users.push({ ownerId: 'owner-1', userId: '1', email: adminSignIn.email, name: 'Kim Lee' });
  expect(await bulk('hand-over')).toEqual([{ hubspotId, ok: true }, unknown]);
  expect((await list()).counts.handOver).toBe(0);
  // Before nine in the morning, the first task is due today.
  const after = [...(await list('?tab=due')).items, ...(await list('?tab=handedOver')).items];
  expect(after.map((item) => item.hubspotId)).toEqual([hubspotId]);
  expect((await bulk('approve', 7))[0]).toMatchObject({ ok: false, code: 'conflict' });
});

it('tells what is due today and who was lost', async () => {
  const { body } = await api.call<Today>('/api/worklist/today', { token });
  // Before nine in the morning, the first task that was handed over is one of today.
  expect(body).toMatchObject({ counts: { handOver: 0, due: body.due.length }, replied: [], lost: [] });
});

it('refuses more than 100 items, and what no contract names', async () => {
  const items = Array.from({ length: 101 }, () => ({ hubspotId, version: 1 }));
  expect((await api.call('/api/worklist/approve', { token, json: { items } })).status).toBe(400);
  expect((await api.call('/api/worklist?tab=done', { token })).status).toBe(400);
});

it('notes a reply as seen', async () => {
  expect((await api.call('/api/worklist/seen', { token, json: { hubspotId } })).status).toBe(200);
  expect((await api.call('/api/worklist/seen', { token, json: { hubspotId: '999' } })).status).toBe(404);
});
