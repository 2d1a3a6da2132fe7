import { describe, expect, it } from 'vitest';
import { buildPartial, buildVersion, testNow } from './builders.ts';
import { leaseMs, reason, type GivenJobs } from './given-jobs.ts';

/** How a JobRepository keeps what is written of a sequence until that is whole. */
export function describePartialSequences(given: GivenJobs): void {
  const { claimed, found, lease, submit } = given;
  const partialOf = async (id: string) => (await found(id)).partial;

  describe('keepPartial', () => {
    it('keeps what the current claim has written, in place of what it wrote before', async () => {
      const { id } = await submit();
      const { job } = await claimed(id);
      expect(await partialOf(id)).toBeNull();
      expect(await given.jobs.keepPartial(id, job.fence - 1, buildPartial('Old'))).toBe(false);
      for (const partial of [buildPartial('One'), buildPartial('One', 'Two'), null, buildPartial('Other')]) {
        expect(await given.jobs.keepPartial(id, job.fence, partial)).toBe(true);
        await given.jobs.renewLease(id, job.fence, testNow + leaseMs);
        expect(await partialOf(id)).toEqual(partial);
      }
    });

    it.each(['claim', 'claimNext'] as const)('keeps it after a worker’s death until the next %s', async (take) => {
      // Earlier than other tests' jobs, which wait in the same store.
      const now = testNow - 3 * leaseMs;
      const { id } = await submit({ now });
      const { job } = await claimed(id, now);
      const partial = buildPartial('One');
      await given.jobs.keepPartial(id, job.fence, partial);
      const later = lease(now + leaseMs, 'worker-2');
      expect(await partialOf(id)).toEqual(partial);
      const taken = take === 'claim' ? await given.jobs.claim(id, later) : await given.jobs.claimNext(later);
      expect([taken?.id, taken?.partial, await partialOf(id)]).toEqual([id, null, null]);
      expect(await given.jobs.keepPartial(id, job.fence, partial)).toBe(false);
      expect(await partialOf(id)).toBeNull();
      await given.jobs.fail(id, taken?.job.fence ?? 0, reason, testNow);
    });

    it.each(['reschedule', 'fail', 'complete'] as const)('forgets it with %s', async (end) => {
      const { id } = await submit();
      const { job } = await claimed(id);
      const partial = buildPartial('One');
      await given.jobs.keepPartial(id, job.fence, partial);
      const to = { availableAt: testNow, refundAttempt: false, reason: null, now: testNow };
      if (end === 'reschedule') await given.jobs.reschedule(id, job.fence, to);
      else if (end === 'fail') await given.jobs.fail(id, job.fence, reason, testNow);
      else await given.jobs.complete(id, job.fence, buildVersion({ version: job.version }));
      expect(await partialOf(id)).toBeNull();
      expect(await given.jobs.keepPartial(id, job.fence, partial)).toBe(false);
      if (end === 'fail') await given.jobs.resubmit(id, testNow);
      if (end === 'complete') return;
      await claimed(id);
      expect(await partialOf(id)).toBeNull();
    });

    it('is read with the record, and not with a list', async () => {
      const { id, userId } = await submit();
      const { job } = await claimed(id);
      await given.jobs.keepPartial(id, job.fence, buildPartial('One'));
      const [listed] = (await given.history.list({ userId }, { page: 1, limit: 5 })).items;
      expect(listed).toMatchObject({ id });
      expect(listed).not.toHaveProperty('partial');
    });
  });
}
