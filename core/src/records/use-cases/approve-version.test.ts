import { beforeEach, describe, expect, it } from 'vitest';
import { emailHash } from '../domain/email-revision.ts';
import type { GenerationVersion } from '../domain/generation-record.ts';
import { StatusAnnouncer } from './status-announcer.ts';
import {
  auditOn,
  buildNewJob,
  buildReview,
  buildVersion,
  FakeClock,
  FakeIdGenerator,
  FakeStatusFeed,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { ApproveVersion } from './approve-version.ts';

const owner = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const hubspotId = '40000000001';

describe('ApproveVersion', () => {
  let clock: FakeClock;
  let store: TestStore;
  let useCase: ApproveVersion;

  const approve = (overrides: Partial<Parameters<ApproveVersion['execute']>[0]> = {}) =>
    useCase.execute({
      actor: owner,
      auditActor: { userId: owner.userId, name: 'rep@overture.example' },
      hubspotId,
      ownerId: undefined,
      version: undefined,
      overrides: [],
      approved: true,
      ...overrides,
    });
  const audited = async () => (await store.audit.list({}, { page: 1, limit: 10 })).items.map(({ action }) => action);

  beforeEach(async () => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    useCase = new ApproveVersion({
      history: store.history,
      viewer: { current: async (_asked, version) => version },
      announcer: new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger }),
      audit: auditOn({ log: store.audit, clock, ids: new FakeIdGenerator() }).audit,
      clock,
    });
  });

  async function makeReady(version: Partial<GenerationVersion> = {}): Promise<void> {
    const now = clock.now();
    const { id } = await store.jobs.submit(buildNewJob({ userId: owner.userId, hubspotId, now }));
    const claimed = await store.jobs.claim(id, { owner: 'worker', now, until: now + 1_000 });
    await store.jobs.complete(
      id,
      claimed?.job.fence ?? 0,
      buildVersion({ version: claimed?.job.version ?? 1, ...version }),
    );
  }

  it('stores who approved and when, records it once in the audit log, and can withdraw it', async () => {
    await makeReady();
    const approval = { userId: 'rep-1', name: 'rep@overture.example', at: clock.now(), overrides: [] };
    expect(await approve()).toEqual(approval);
    clock.advance(60_000);
    expect(await approve()).toEqual(approval);
    expect(await approve({ approved: false })).toBeNull();
    expect(await audited()).toEqual(['approval_withdrawn', 'version_approved']);
  });

  it('refuses a version that is not ready or not the newest', async () => {
    await expect(approve()).rejects.toMatchObject({ code: 'not_found' });
    await store.jobs.submit(buildNewJob({ userId: owner.userId, hubspotId: '2', now: clock.now() }));
    await expect(approve({ hubspotId: '2' })).rejects.toMatchObject({ code: 'conflict' });
    await makeReady();
    await makeReady();
    await expect(approve({ version: 1 })).rejects.toMatchObject({ code: 'conflict' });
    expect(await approve({ version: 2 })).not.toBeNull();
  });

  it('refuses what the send check blocks, unless the rule is named and may be overridden', async () => {
    const found = (rule: string) => ({ rule, level: 'block', message: 'Look at this.' }) as const;
    const reviewOf = (...rules: string[]) =>
      buildReview({
        emails: [
          { evidence: [], checks: rules.map(found) },
          { evidence: [], checks: [] },
        ],
      });
    await makeReady({ review: reviewOf('unsupported_amount', 'unknown_link') });
    await expect(approve()).rejects.toMatchObject({ code: 'checks_block' });
    await expect(approve({ overrides: ['unknown_link'] })).rejects.toMatchObject({
      code: 'checks_block',
      issues: [{ path: 'emails.0.unsupported_amount', message: 'Look at this.' }],
    });
    const overrides = ['unsupported_amount', 'unknown_link', 'wrong_name'];
    expect((await approve({ overrides }))?.overrides).toEqual(['unsupported_amount', 'unknown_link']);
    expect(await audited()).toEqual(['check_overridden', 'check_overridden', 'version_approved']);
    await makeReady({ review: reviewOf('placeholder') });
    await expect(approve({ overrides: ['placeholder'] })).rejects.toMatchObject({ code: 'checks_block' });
  });

  it('refuses texts that were edited after they were read', async () => {
    await makeReady();
    const read = buildVersion().answer.emails.map(emailHash);
    await expect(approve({ revisions: read.with(1, 'another') })).rejects.toMatchObject({ code: 'conflict' });
    expect(await approve({ revisions: read })).not.toBeNull();
  });

  it("does not find another user's record, except for a superadmin", async () => {
    await makeReady();
    const other = { userId: 'rep-2', role: 'admin', department: 'product-sales' } as const;
    await expect(approve({ actor: other })).rejects.toMatchObject({ code: 'not_found' });
    await expect(approve({ actor: other, ownerId: owner.userId })).rejects.toMatchObject({ code: 'not_found' });
    const boss = { userId: 'boss', role: 'superadmin', department: null } as const;
    expect(await approve({ actor: boss, ownerId: owner.userId })).not.toBeNull();
  });
});
