import type { EndpointResponse, RecordDetail, vouchForText } from '@overture/core/contract';
import { buildEmail, buildVersion } from '@overture/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const hubspotId = '40000000001';
const text = 'EUR 84,317';
const body = `Hello,\n\nit costs ${text}.`;

let api: TestApi;
let rep: string;
beforeAll(async () => {
  api = await startTestApi();
  rep = await api.signIn(adminSignIn);
  api.ai.answer = { ...buildVersion().answer, emails: [buildEmail({ subject: 'Our offer', body, claims: [] })] };
  const { body: prompts } = await api.call<{ prompts: { _id: string }[] }>('/api/prompts?isFilter=false', {
    token: rep,
  });
  const form = new FormData();
  form.append('hubspotId', hubspotId);
  form.append('selectedPrompt', prompts.prompts[0]?._id ?? '');
  const generate = '/api/email-sequence/generate-ai-email-results';
  const queued = await api.call<{ data: { _id: string } }>(generate, { form, token: rep });
  await api.process(queued.body.data._id);
});
afterAll(() => api.stop());

const vouch = (input: object = {}, token = rep) => {
  const start = body.indexOf(text);
  const json = { hubspotId, index: 0, field: 'body', start, end: start + text.length, text, vouched: true, ...input };
  return api.call<EndpointResponse<typeof vouchForText>>('/api/email-sequence/vouch', { json, token });
};
const blocks = (checks: RecordDetail['emails'][number]['checks']) => checks.filter(({ level }) => level === 'block');

it('POST /email-sequence/vouch unmarks a text for whoever reads the record, by a name that the audit log has too', async () => {
  const { status, body: found } = await vouch();
  expect(status).toBe(200);
  expect(found.evidence).toContainEqual(
    expect.objectContaining({ status: 'vouched', text, by: adminSignIn.email, at: expect.any(String) }),
  );
  expect(blocks(found.checks)).toEqual([]);
  const path = `/api/email-sequence/get-email-sequence-by-id?hubspotId=${hubspotId}`;
  const record = await api.call<RecordDetail>(path, { token: rep });
  expect(record.body.emails[0]).toMatchObject({ evidence: found.evidence, checks: found.checks });
  const boss = await api.signIn(superadminSignIn);
  const audit = await api.call<{ entries: object[] }>('/api/audit?action=evidence_vouched', { token: boss });
  expect(audit.body.entries).toMatchObject([{ actor: adminSignIn.email, target: hubspotId }]);

  const taken = await vouch({ vouched: false, fromAdminSideUserId: record.body.userId }, boss);
  expect(blocks(taken.body.checks)).toHaveLength(1);
  expect(await vouch({ text: 'it costs' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
});
