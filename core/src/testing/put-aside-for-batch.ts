import type { JobError } from '../generation/domain/generation-record.ts';
import type { JobRepository } from '../generation/ports/job-repository.ts';
import { buildNewJob, testNow, uniqueId } from './builders.ts';

/** Leaves one job as an older Overture put it aside for OpenAI's Batch API, and one that waits for a rate limit. */
export async function putAsideForBatch(jobs: JobRepository): Promise<{ batched: string; rateLimited: string }> {
  const waiting = async (reason: JobError): Promise<string> => {
    const { id } = await jobs.submit(buildNewJob({ userId: uniqueId('user') }));
    const claimed = await jobs.claim(id, { owner: 'bulk', now: testNow, until: testNow + 60_000 });
    const to = { availableAt: testNow + 48 * 3_600_000, refundAttempt: true, reason, now: testNow };
    await jobs.reschedule(id, claimed?.job.fence ?? 0, to);
    return id;
  };
  return {
    batched: await waiting({
      code: 'generation_in_progress',
      message: "With OpenAI's batch 0198c2f4-slice, up to 24 hours",
    }),
    rateLimited: await waiting({ code: 'ai_rate_limited', message: 'Too many requests.' }),
  };
}
