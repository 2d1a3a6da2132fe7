import type { EndpointResponse, checkDraft } from '@overture/core/contract';
import { HandOverRepository } from '@overture/core/records/ports/hand-over-repository';
import { buildContact, buildEngagement, buildHandOver } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

type Checked = EndpointResponse<typeof checkDraft>;

const hubspotId = '40000000001';
const offer = { kind: 'email', id: 'e1', label: 'Offer', date: '2026-01-05', text: 'The first phase costs EUR 5,000.' };
const email = {
  subject: 'Our offer',
  body: 'Hello,\n\nthe first phase costs EUR 5,000, the second EUR 84,317.',
  claims: [{ text: 'the first phase costs EUR 5,000', source: 'e1', quote: 'The first phase costs EUR 5,000' }],
};

describe('POST /check', () => {
  let api: TestApi;
  let rep: string;
  let boss: string;
  beforeAll(async () => {
    api = await startTestApi();
    rep = await api.signIn(adminSignIn);
    boss = await api.signIn(superadminSignIn);
  });
  afterAll(() => api.stop());

  const check = (body: object, token = rep) => api.call<Checked>('/api/check', { json: body, token });

  it('marks an email against given sources, and says which they are', async () => {
    const { status, body } = await check({ sources: [offer], emails: [email] });
    expect(status).toBe(200);
    expect(body.emails[0]?.evidence).toMatchObject([
      { status: 'verified', source: { kind: 'email', id: 'e1', label: 'Offer', date: '2026-01-05' } },
      { status: 'unsupported', text: 'EUR 84,317', field: 'body' },
    ]);
    expect(body.emails[0]?.checks[0]).toMatchObject({ rule: 'unsupported_amount', level: 'block' });
    expect(body.sources).toEqual([{ kind: 'email', id: 'e1', label: 'Offer', date: '2026-01-05' }]);
    expect(body.basis).toBeUndefined();
  });

  it('marks it against a contact, with what a browser needs to go on, and leaves nothing behind', async () => {
    const note = buildEngagement({ properties: { hs_note_body: 'They have EUR 84,317 for the second phase.' } });
    const contact = buildContact({ id: hubspotId });
    api.crm.contacts.set(hubspotId, { ...contact, engagements: { ...contact.engagements, notes: [note] } });
    const { body } = await check({ hubspotId, emails: [email], withBasis: true });
    expect(body.emails[0]?.checks.map(({ message }) => message).join()).not.toContain('84,317');
    expect(body.basis?.sources.map(({ text }) => text).join()).toContain('EUR 84,317');
    expect(body.basis?.grounds.contact.names).not.toEqual([]);
    expect(api.ai.summaryRequests).toEqual([]);
    const record = await api.call(`/api/email-sequence/get-email-sequence-by-id?hubspotId=${hubspotId}`, {
      token: rep,
    });
    expect(record.status).toBe(404);
    const audit = await api.call<{ entries: unknown[] }>('/api/audit?action=record_read', { token: boss });
    expect(JSON.stringify(audit.body)).not.toContain(hubspotId);
  });

  it('takes an email for no evidence that Overture wrote and that was sent', async () => {
    const body = 'Hello Ada,\n\nwe saved EUR 84,317 at Tesla last year. Shall we look at your shop together?';
    const [step] = buildHandOver().steps;
    const steps = step === undefined ? [] : [{ ...step, body }];
    await api.core.get(HandOverRepository).create(buildHandOver({ hubspotId, steps }));
    const sent = buildEngagement({ properties: { hs_email_direction: 'EMAIL', hs_email_text: body } });
    const contact = buildContact({ id: hubspotId });
    api.crm.contacts.set(hubspotId, { ...contact, engagements: { ...contact.engagements, emails: [sent] } });
    const answer = await check({ hubspotId, emails: [email], withBasis: true });
    expect(answer.body.emails[0]?.checks.map(({ message }) => message).join()).toContain('84,317');
    expect(answer.body.basis?.sources).toContainEqual(expect.objectContaining({ id: 'e1', said: body }));
  });

  it('asks a superadmin for the domain, and takes a contact or sources', async () => {
    expect((await check({ sources: [], emails: [email] }, boss)).status).toBe(400);
    expect((await check({ department: 'DT-Sales', sources: [], emails: [email] }, boss)).status).toBe(200);
    expect((await check({ hubspotId, sources: [], emails: [email] })).status).toBe(400);
    expect((await check({ emails: [email] })).status).toBe(400);
    expect(await check({ hubspotId: '9', emails: [email] })).toMatchObject({ body: { code: 'crm_contact_not_found' } });
  });

  it('takes 20 emails and 6 MB', async () => {
    const text = 'x'.repeat(49_000);
    const emails = Array.from({ length: 20 }, () => ({ subject: '', body: 'Hello.' }));
    const sources = Array.from({ length: 80 }, () => ({ text }));
    expect((await check({ sources, emails })).status).toBe(200);
    expect((await check({ sources: [], emails: [...emails, email] })).status).toBe(400);
    expect((await check({ sources: [], emails: [{ subject: '', body: 'x'.repeat(50_001) }] })).status).toBe(400);
    expect((await check({ sources: [{ text: 'x'.repeat(6 * 1024 * 1024) }], emails })).status).toBe(413);
  });

  it('counts against the requests per minute only where HubSpot is read', async () => {
    const limit = { scope: 'user', key: adminSignIn.email, perMinute: 1 };
    await api.call('/api/limits', { method: 'PUT', json: limit, token: boss });
    const answers = await Promise.all([1, 2, 3].map(() => check({ hubspotId, emails: [email] })));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect((await check({ sources: [offer], emails: [email] })).status).toBe(200);
  });
});
