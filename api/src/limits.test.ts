import type {
  AuditEntryWire,
  BudgetWire,
  LimitWire,
  Prompt,
  RecordDetail,
  SpendingWire,
} from '@overture/core/contract';
import { FakeClock } from '@overture/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const contactId = '40000000001';
const sequence = '/api/email-sequence';
const noon = Date.UTC(2026, 10, 22, 12);
const hour = 3_600;

describe('limits', () => {
  let api: TestApi;
  let rep: string;
  let boss: string;
  beforeEach(async () => {
    api = await startTestApi({ clock: new FakeClock(noon) });
    rep = await api.signIn(adminSignIn);
    boss = await api.signIn(superadminSignIn);
  });
  afterEach(() => api.stop());

  const set = (json: object) => api.call<{ limits: LimitWire[] }>('/api/limits', { method: 'PUT', token: boss, json });
  const list = async () => (await api.call<{ limits: LimitWire[] }>('/api/limits', { token: boss })).body.limits;
  const fetchContact = () =>
    api.call<{ code: string; data: { fullSummary: string; summaryWarning?: string } }>(
      `${sequence}/get-detail-from-hubspot`,
      {
        token: rep,
        json: { hubspotId: contactId, prospectUrl: `https://app.hubspot.com/contacts/4242/record/0-1/${contactId}` },
      },
    );
  const generate = async () => {
    const { body } = await api.call<{ prompts: Prompt[] }>('/api/prompts?isFilter=false', { token: rep });
    const form = new FormData();
    form.append('hubspotId', contactId);
    form.append('selectedPrompt', body.prompts[0]?._id ?? '');
    return api.call<{ code: string; message: string; data: { _id: string } }>(`${sequence}/generate-ai-email-results`, {
      token: rep,
      form,
    });
  };
  const record = async () =>
    (await api.call<RecordDetail>(`${sequence}/get-email-sequence-by-id?hubspotId=${contactId}`, { token: rep })).body;

  it('let 60 fetches at once cost no more than the minute of their rep allows', async () => {
    await set({ scope: 'user', perMinute: 5 });
    const answers = await Promise.all(Array.from({ length: 60 }, fetchContact));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused).toHaveLength(55);
    expect(refused[0]?.body.code).toBe('too_many_requests');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(60);
    expect(api.ai.summaryRequests.length).toBeLessThanOrEqual(10);
    // What calls no vendor goes on.
    expect((await api.call(`${sequence}/get-email-sequence-history`, { token: rep })).status).toBe(200);
  });

  it('are told with what everybody, each domain and each user who spent has spent of them', async () => {
    const spending = async () =>
      (await api.call<{ spending: SpendingWire[] }>('/api/limits/spending', { token: boss })).body.spending;
    expect(await spending()).toEqual([]);
    await set({ scope: 'all', monthlyUsd: 100 });
    await set({ scope: 'domain', dailyUsd: 10 });
    await set({ scope: 'domain', key: 'DT-PM', dailyUsd: 20 });
    await set({ scope: 'user', monthlyUsd: 5 });
    await fetchContact();
    const told = await spending();
    expect(told.map(({ label, dailyUsd, monthlyUsd }) => [label, dailyUsd, monthlyUsd])).toEqual([
      ['Everybody together', null, 100],
      ['Overture-Sales', 10, null],
      ['Overture-PM', 10, null],
      ['DT-Sales', 10, null],
      ['DT-PM', 20, null],
      ['Conference-Sales', 10, null],
      [adminSignIn.email, null, 5],
    ]);
    const [all, sales, , , , , user] = told;
    expect(all?.monthUsd).toBeGreaterThan(0);
    expect([sales?.todayUsd, user?.monthUsd]).toEqual([all?.monthUsd, all?.monthUsd]);
    expect((await api.call('/api/limits/spending', { token: rep })).status).toBe(403);
  });

  it('refuse a generation before any call, and leave a fetch its plain history', async () => {
    await set({ scope: 'domain', key: 'Overture-Sales', dailyUsd: 0 });
    const refused = await generate();
    expect(refused).toMatchObject({ status: 429, body: { code: 'budget_exhausted' } });
    expect(refused.body.message).toContain('The AI budget of your domain for today');
    expect(Number(refused.headers.get('retry-after'))).toBe(12 * hour);
    const fetched = await fetchContact();
    expect(fetched.status).toBe(200);
    expect(fetched.body.data.summaryWarning).toContain('The AI budget of your domain');
    expect([api.ai.requests, api.ai.summaryRequests]).toEqual([[], []]);
  });

  it('make a queued generation wait, and let it go on once they are raised', async () => {
    const { body } = await generate();
    await set({ scope: 'all', monthlyUsd: 0 });
    await api.process(body.data._id);
    expect(await record()).toMatchObject({
      responseStatus: 'pending',
      responseWait: { code: 'budget_exhausted', nextAttemptAt: '2026-12-01T00:00:00.000Z' },
    });
    await set({ scope: 'all', monthlyUsd: 100 });
    await api.process(body.data._id);
    expect(await record()).toMatchObject({ responseStatus: 'ready' });
  });

  it('are listed with what is spent beside them, told to whom they bind, and audited', async () => {
    expect(await list()).toMatchObject([{ scope: 'user', key: null, label: 'Each user', perMinute: 600 }]);
    await set({ scope: 'user', key: adminSignIn.email, dailyUsd: 1 });
    await set({ scope: 'all', dailyUsd: 50, monthlyUsd: 500 });
    await set({ scope: 'all', dailyUsd: null });
    await set({ scope: 'user', perMinute: null });
    await fetchContact();
    const spent = api.ai.summaryRequests.length * 0.003375;
    expect(await list()).toMatchObject([
      { scope: 'all', label: 'Everybody together', dailyUsd: null, monthlyUsd: 500, monthUsd: expect.closeTo(spent) },
      { scope: 'user', label: adminSignIn.email, dailyUsd: 1, todayUsd: expect.closeTo(spent) },
    ]);
    const mine = await api.call<{ limits: BudgetWire[]; perMinute: number | null }>('/api/limits/mine', { token: rep });
    expect(mine.body).toMatchObject({
      limits: [
        { scope: 'user', period: 'day', limitUsd: 1, isNear: false, resetsAt: '2026-11-23T00:00:00.000Z' },
        { scope: 'all', period: 'month', limitUsd: 500 },
      ],
      perMinute: null,
    });
    const audit = await api.call<{ entries: AuditEntryWire[] }>('/api/audit?action=limit_saved', { token: boss });
    expect(audit.body.entries.map(({ detail }) => detail)).toContain('no limit a day');
    expect(audit.body.entries.map(({ detail }) => detail)).toContain('$50 a day, $500 a month');
  });

  it('refuse what binds nobody', async () => {
    expect((await set({ scope: 'user', key: 'nobody@agency.example', dailyUsd: 1 })).status).toBe(404);
    expect((await set({ scope: 'domain', key: 'Nowhere', dailyUsd: 1 })).status).toBe(400);
    expect((await set({ scope: 'all', key: 'x', dailyUsd: 1 })).status).toBe(400);
    expect((await set({ scope: 'all', dailyUsd: -1 })).status).toBe(400);
  });
});
