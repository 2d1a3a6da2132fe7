import { describe, expect, it } from 'vitest';
import type { DepartmentKey } from '../platform/contract/departments.ts';
import type { JobError } from '../records/domain/generation-record.ts';
import { buildRequest, buildVersion, testNow, uniqueId } from './builders.ts';
import { leaseMs, reason, type GivenJobs } from './given-jobs.ts';

/** How a JobRepository puts a job back, tells what waits for a worker and wakes what waits for a vendor. */
export function describeJobsWaiting(given: GivenJobs): void {
  const { submit, claimed, ready, found } = given;

  it('knows whether any worker holds a lease', async () => {
    const { id } = await submit();
    const later = testNow + 500_000_000_000;
    expect(await given.jobs.isAnyHeld(later)).toBe(false);
    await given.jobs.claim(id, { owner: 'worker', now: testNow, until: later + 1 });
    expect(await given.jobs.isAnyHeld(later)).toBe(true);
    expect(await given.jobs.isAnyHeld(later + 1)).toBe(false);
  });

  describe('reschedule, fail and resubmit', () => {
    it('puts a job back, with or without counting the attempt', async () => {
      const { id } = await submit();
      const to = { availableAt: testNow + 500, reason, now: testNow + 1 };
      const first = await claimed(id);
      expect(await given.jobs.reschedule(id, first.job.fence, { ...to, refundAttempt: true })).toBe(true);
      expect((await found(id)).job).toMatchObject({
        status: 'pending',
        attempts: 0,
        availableAt: testNow + 500,
        publishedAt: null,
        leaseOwner: null,
        leaseUntil: null,
        fence: 1,
      });
      const second = await claimed(id, testNow + 500);
      await given.jobs.reschedule(id, second.job.fence, { ...to, refundAttempt: false });
      expect((await found(id)).job).toMatchObject({ status: 'pending', attempts: 1, fence: 2 });
      expect(await given.jobs.reschedule(id, second.job.fence, { ...to, refundAttempt: true })).toBe(false);
    });

    it('keeps why a job waits until it ends or is submitted anew', async () => {
      const { id } = await submit();
      const wait = {
        availableAt: testNow,
        refundAttempt: true,
        reason: { ...reason, message: '$wait' },
        now: testNow,
      };
      const first = await claimed(id);
      expect(first.job.waitReason).toBeNull();
      await given.jobs.reschedule(id, first.job.fence, wait);
      expect((await found(id)).job.waitReason).toEqual({ code: 'ai_unavailable', message: '$wait' });
      const second = await claimed(id);
      await given.jobs.reschedule(id, second.job.fence, { ...wait, reason: null });
      expect((await found(id)).job.waitReason).toBeNull();
      await given.jobs.reschedule(id, (await claimed(id)).job.fence, wait);
      await given.jobs.fail(id, (await claimed(id)).job.fence, reason, testNow);
      expect((await found(id)).job).toMatchObject({ waitReason: null, error: reason });
      await given.jobs.resubmit(id, testNow);
      await given.jobs.reschedule(id, (await claimed(id)).job.fence, wait);
      await given.jobs.complete(id, (await claimed(id)).job.fence, buildVersion());
      expect((await found(id)).job).toMatchObject({ status: 'ready', waitReason: null });
    });

    it('wakes what waits for one of these reasons in one domain, a few at a time', async () => {
      const quota: JobError = { code: 'ai_quota_exhausted', message: 'No credit.' };
      const availableAt = testNow + 3_600_000;
      const asleep = async (department: DepartmentKey, why: JobError | null): Promise<string> => {
        const { id } = await submit({ request: buildRequest({ department }) });
        const { job } = await claimed(id);
        await given.jobs.reschedule(id, job.fence, { availableAt, refundAttempt: true, reason: why, now: testNow + 1 });
        return id;
      };
      const waiting = [await asleep('conference-sales', quota), await asleep('conference-sales', quota)];
      const others = [
        await asleep('product-pm', quota),
        await asleep('conference-sales', reason),
        await asleep('conference-sales', null),
      ];
      const now = testNow + 60_000;
      const wake = (limit: number) =>
        given.jobs.wake({
          department: 'conference-sales',
          reasons: ['ai_rate_limited', 'ai_quota_exhausted'],
          now,
          limit,
        });
      expect(await wake(1)).toBe(1);
      expect(await wake(10)).toBe(1);
      expect(await wake(10)).toBe(0);
      const due = await given.jobs.findDue({ now, republishBefore: now, limit: 100_000 });
      for (const id of waiting) {
        expect(due).toContain(id);
        const record = await found(id);
        expect(record.updatedAt).toBe(now);
        expect(record.job).toMatchObject({ status: 'pending', availableAt: now, waitReason: null, attempts: 0 });
        expect((await claimed(id, now)).job.fence).toBe(2);
      }
      for (const id of others) expect((await found(id)).job.availableAt).toBe(availableAt);
    });

    it('ends a job with its reason, and begins anew when asked to', async () => {
      const { id } = await submit();
      expect(await given.jobs.resubmit(id, testNow)).toBeNull();
      const { job } = await claimed(id);
      expect(await given.jobs.resubmit(id, testNow)).toBeNull();
      expect(await given.jobs.fail(id, job.fence, reason, testNow + 9)).toBe(true);
      expect(await given.jobs.fail(id, job.fence, reason, testNow + 9)).toBe(false);
      expect((await found(id)).job).toMatchObject({
        status: 'error',
        error: reason,
        finishedAt: testNow + 9,
        leaseOwner: null,
      });
      const again = await given.jobs.resubmit(id, testNow + 50);
      expect(again).toMatchObject({
        id,
        updatedAt: testNow + 50,
        job: {
          version: 1,
          status: 'pending',
          attempts: 0,
          fence: 1,
          error: null,
          finishedAt: null,
          availableAt: testNow + 50,
          publishedAt: testNow + 50,
        },
      });
      expect((await claimed(id, testNow + 50)).job.fence).toBe(2);
      expect(await given.jobs.resubmit('unknown', testNow)).toBeNull();
    });
  });

  describe('findDue and markPublished', () => {
    async function due(
      of: readonly { id: string }[],
      query: { now: number; republishBefore: number },
    ): Promise<string[]> {
      const ids = of.map(({ id }) => id);
      return (await given.jobs.findDue({ ...query, limit: 100_000 })).filter((id) => ids.includes(id));
    }

    it('finds pending jobs whose message was not heard of for long, oldest first', async () => {
      const newer = await submit({ now: testNow + 10 });
      const older = await submit({ now: testNow });
      const query = { now: testNow + 20, republishBefore: testNow + 11 };
      expect(await due([newer, older], query)).toEqual([older.id, newer.id]);
      expect(await due([newer, older], { ...query, republishBefore: testNow + 10 })).toEqual([older.id]);
      await given.jobs.markPublished([older.id, newer.id], testNow + 15);
      expect(await due([newer, older], query)).toEqual([]);
      expect(await due([newer, older], { ...query, republishBefore: testNow + 16 })).toEqual([older.id, newer.id]);
    });

    it('finds a rescheduled job as soon as it is available, once', async () => {
      const record = await submit();
      const { job } = await claimed(record.id);
      await given.jobs.reschedule(record.id, job.fence, {
        availableAt: testNow + 50,
        refundAttempt: false,
        reason,
        now: testNow,
      });
      expect(await due([record], { now: testNow + 49, republishBefore: testNow })).toEqual([]);
      expect(await due([record], { now: testNow + 50, republishBefore: testNow })).toEqual([record.id]);
      await given.jobs.markPublished([record.id], testNow + 50);
      expect(await due([record], { now: testNow + 51, republishBefore: testNow })).toEqual([]);
    });

    it('finds a job as soon as its lease lapsed, once, and none that runs, is ready or failed', async () => {
      const record = await submit();
      const { job } = await claimed(record.id);
      const done = await ready();
      const republishBefore = testNow - 1;
      expect(await due([record, done], { now: testNow + leaseMs - 1, republishBefore })).toEqual([]);
      expect(await due([record, done], { now: testNow + leaseMs, republishBefore })).toEqual([record.id]);
      await given.jobs.markPublished([record.id], testNow + leaseMs);
      expect(await due([record, done], { now: testNow + leaseMs + 1, republishBefore })).toEqual([]);
      const later = { now: testNow + leaseMs + 9, republishBefore: testNow + leaseMs + 1 };
      expect(await due([record, done], later)).toEqual([record.id]);
      await given.jobs.fail(record.id, job.fence, reason, testNow);
      expect(await due([record, done], later)).toEqual([]);
    });

    it('answers no more than asked for', async () => {
      await submit();
      await submit();
      expect(await given.jobs.findDue({ now: testNow + 1, republishBefore: testNow + 1, limit: 1 })).toHaveLength(1);
      await given.jobs.markPublished([], testNow);
    });
  });

  describe('listWaiting', () => {
    // Before all other tests' jobs, so that none of theirs comes into the line.
    const early = testNow - 1_000_000;
    const line = (now: number, limit = 100) => given.jobs.listWaiting({ now, limit });

    it('lines up the pending jobs of all users that nothing keeps from running, the longest wait first', async () => {
      const third = await submit({ now: early + 20 });
      const first = await submit({ now: early + 10 });
      const second = await submit({ now: early + 10 + 1, userId: uniqueId('user') });
      const later = await submit({ now: early + 30 });
      expect(await line(early + 29)).toEqual([first.id, second.id, third.id]);
      expect(await line(early + 30)).toEqual([first.id, second.id, third.id, later.id]);
      expect(await line(early + 30, 2)).toEqual([first.id, second.id]);

      const claim = await given.jobs.claim(first.id, { owner: 'w', now: early + 30, until: early + 90 });
      expect(await line(early + 30)).toEqual([second.id, third.id, later.id]);
      const again = { availableAt: early + 50, refundAttempt: true, reason, now: early + 40 };
      await given.jobs.reschedule(first.id, claim?.job.fence ?? 0, again);
      await given.jobs.cancel(third.id, reason, early + 40);
      expect(await line(early + 49)).toEqual([second.id, later.id]);
      expect(await line(early + 50)).toEqual([second.id, later.id, first.id]);
      for (const { id } of [first, second, later]) await given.jobs.cancel(id, reason, early + 60);
      expect(await line(early + 60)).toEqual([]);
    });
  });
}
