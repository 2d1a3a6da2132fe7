import { describe, expect, it } from 'vitest';
import type { JobError } from '../records/domain/generation-record.ts';
import type { UsageFact } from '../limits/domain/usage-fact.ts';
import { buildRequest, buildVersion, testNow, uniqueId } from './builders.ts';
import { leaseMs, reason, type GivenJobs } from './given-jobs.ts';

/** What a JobRepository tells of jobs that ended, and how it ends those nobody wants any more. */
export function describeJobsEnded(given: GivenJobs): void {
  const { newJob, submit, claimed, ready, found } = given;

  describe('usage', () => {
    async function facts(userId: string): Promise<UsageFact[]> {
      const own: UsageFact[] = [];
      for await (const fact of given.usage.read({ from: 0, to: Number.MAX_SAFE_INTEGER })) {
        if (fact.userId === userId) own.push(fact);
      }
      return own.toSorted((a, b) => a.at - b.at);
    }

    it('is told once by each end, and stays when the record goes', async () => {
      const request = buildRequest({ department: 'dt-pm', aiModel: '$model' });
      const { id, userId } = await submit({ request });
      await given.jobs.fail(id, (await claimed(id)).job.fence, reason, testNow + 1);
      await given.jobs.resubmit(id, testNow + 2);
      const { job } = await claimed(id, testNow + 2);
      const version = buildVersion({ readyAt: testNow + 9, request });
      await given.jobs.complete(id, job.fence, version);
      // As after an answer that was lost.
      await given.jobs.complete(id, job.fence, version);
      await given.history.delete(id);
      // The calls are facts of their own.
      const used = { inputTokens: 0, outputTokens: 0, costUsd: 0, countedUsd: 0 } as const;
      const told = {
        kind: 'generation',
        userId,
        department: 'dt-pm',
        jobId: null,
        aiModel: '$model',
        ...used,
      } as const;
      expect(await facts(userId)).toEqual([
        {
          ...told,
          id: `${id}:1:1`,
          at: testNow + 1,
          outcome: 'error',
          promptId: null,
          promptVersion: null,
          msToReady: null,
        },
        {
          ...told,
          id: `${id}:1`,
          at: testNow + 9,
          outcome: 'ready',
          promptId: version.provenance.promptId,
          promptVersion: version.provenance.promptVersion,
          msToReady: 7,
        },
      ]);
      expect(await given.jobs.fileLeftUsage(10)).toBe(0);
    });

    it('is not told by a claim that was overtaken', async () => {
      const { id, userId } = await submit();
      const lapsed = (await claimed(id)).job;
      const later = testNow + leaseMs;
      const { job } = await claimed(id, later);
      await given.jobs.complete(id, lapsed.fence, buildVersion({ readyAt: later }));
      await given.jobs.fail(id, lapsed.fence, reason, later);
      expect(await facts(userId)).toEqual([]);
      await given.jobs.complete(id, job.fence, buildVersion({ readyAt: later + 5 }));
      expect(await facts(userId)).toMatchObject([{ outcome: 'ready', at: later + 5 }]);
    });
  });

  describe('cancel', () => {
    const cancelled: JobError = { code: 'conflict', message: 'Cancelled by the user.' };

    it('removes a pending record that never was ready', async () => {
      const { id } = await submit();
      expect(await given.jobs.cancel(id, cancelled, testNow)).toBe(true);
      expect(await given.history.findById(id)).toBeNull();
      expect(await given.jobs.cancel(id, cancelled, testNow)).toBe(false);
    });

    it('ends the pending version of a ready record and keeps what is ready', async () => {
      const { id, userId } = await ready();
      await given.jobs.submit(newJob({ userId }));
      expect(await given.jobs.cancel(id, cancelled, testNow + 3)).toBe(true);
      const record = await found(id);
      expect(record.job).toMatchObject({ status: 'error', error: cancelled, finishedAt: testNow + 3 });
      expect(record.results).toHaveLength(1);
    });

    it('does not touch what is processing, ready or failed', async () => {
      const running = await submit();
      const { job } = await claimed(running.id);
      expect(await given.jobs.cancel(running.id, cancelled, testNow)).toBe(false);
      await given.jobs.fail(running.id, job.fence, reason, testNow);
      expect(await given.jobs.cancel(running.id, cancelled, testNow)).toBe(false);
      expect(await given.jobs.cancel((await ready()).id, cancelled, testNow)).toBe(false);
    });

    it('cancels all pending jobs of one user', async () => {
      const userId = uniqueId('user');
      await submit({ userId, hubspotId: '1' });
      await submit({ userId, hubspotId: '2' });
      const running = await submit({ userId, hubspotId: '3' });
      await claimed(running.id);
      const other = await submit();
      expect(await given.jobs.cancelAllOf(userId, cancelled, testNow)).toBe(2);
      expect(await given.jobs.cancelAllOf(userId, cancelled, testNow)).toBe(0);
      expect((await found(running.id)).job.status).toBe('processing');
      expect((await found(other.id)).job.status).toBe('pending');
    });
  });

  it('counts jobs by status, through every change', async () => {
    const before = await given.jobs.countByStatus();
    await submit();
    await claimed((await submit()).id);
    const { id } = await ready();
    const failed = await submit();
    await given.jobs.fail(failed.id, (await claimed(failed.id)).job.fence, reason, testNow);
    const cancelled = await submit();
    await given.jobs.cancel(cancelled.id, reason, testNow);
    const after = await given.jobs.countByStatus();
    expect(after).toEqual({
      pending: before.pending + 1,
      processing: before.processing + 1,
      ready: before.ready + 1,
      error: before.error + 1,
    });
    await given.history.delete(id);
    expect((await given.jobs.countByStatus()).ready).toBe(before.ready);
  });
}
