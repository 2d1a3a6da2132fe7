import type { AuditEntryWire } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
let superadmin: string;
beforeEach(async () => {
  api = await startTestApi();
  superadmin = await api.signIn(superadminSignIn);
});
afterEach(() => api.stop());

const entriesOf = async (action: string) =>
  (await api.call<{ entries: AuditEntryWire[] }>(`/api/audit?action=${action}`, { token: superadmin })).body.entries;

describe('the audit log', () => {
  it('contains refused calls with their user, once an hour', async () => {
    const admin = await api.signIn(adminSignIn);
    for (let time = 0; time < 3; time += 1) {
      expect((await api.call('/api/audit', { token: admin })).status).toBe(403);
    }
    expect(await entriesOf('access_refused')).toMatchObject([{ actor: adminSignIn.email, target: 'listAudit' }]);
  });

  it('contains whose records a superadmin has read', async () => {
    await api.call('/api/email-sequence/get-email-by-user-id?userId=user-1', { token: superadmin });
    await api.call('/api/email-sequence/get-email-sequence-history?userId=user-2', { token: superadmin });
    await api.call('/api/email-sequence/get-email-sequence-history', { token: superadmin });
    await api.call('/api/email-sequence/get-email-sequence-history-child-process?userId=user-3', { token: superadmin });
    expect(await entriesOf('record_read')).toMatchObject([
      { actor: superadminSignIn.email, target: 'records of user-3' },
      { actor: superadminSignIn.email, target: 'records of user-2' },
      { actor: superadminSignIn.email, target: 'records of user-1' },
    ]);
  });

  it('is exported with the filter of the list, and contains the export', async () => {
    const { body } = await api.call('/api/audit/export?action=sign_in&actor=superadmin', { token: superadmin });
    expect(body).toMatchObject({ totalItems: 1, entries: [{ action: 'sign_in', actor: superadminSignIn.email }] });
    expect(await entriesOf('audit_exported')).toMatchObject([{ detail: '1 entry' }]);
  });

  it('is a valid chain from the first start on, whose end can be noted and expected', async () => {
    const verify = (query = '') => api.call<{ end: string }>(`/api/audit/verify${query}`, { token: superadmin });
    const { body } = await verify();
    expect(body).toEqual({
      ok: true,
      isOtherKey: false,
      unproven: null,
      entries: expect.any(Number),
      erased: 0,
      unlinked: 0,
      problem: null,
      end: expect.any(String),
    });
    expect((await verify(`?expect=${body.end}`)).body).toMatchObject({ ok: true });
    const later = body.end.replace(/^\d+/, '99');
    expect((await verify(`?expect=${later}`)).body).toMatchObject({
      ok: false,
      problem: expect.stringContaining('entries were cut off'),
    });
    expect((await verify('?expect=x')).status).toBe(400);
  });
});
