import { Clock } from '../../platform/clock.ts';
import { JobQueue } from '../ports/job-queue.ts';
import { JobRepository } from '../ports/job-repository.ts';
import { LeaseSettings } from '../ports/lease-settings.ts';
import { only, UseCase } from '../../platform/needs.ts';

const maxPatienceMs = 30_000;
const batch = 200;

/**
 * Publishes jobs again whose message was lost, whose time has come, or whose worker died. Each worker runs it every
 * second or two. A needless run costs a duplicate message, which the claim ignores. Returns how many were published.
 * Rejects if the queue did not take all of them, after recording those it took.
 */
export class SweepJobs extends UseCase({
  jobs: JobRepository,
  queue: JobQueue,
  clock: Clock,
  settings: only(LeaseSettings, 'leaseMs'),
}) {
  readonly #republishAfterMs = republishAfterMs(this.deps.settings.leaseMs);

  async execute(): Promise<number> {
    const { jobs, queue, clock } = this.deps;
    const now = clock.now();
    const due = await jobs.findDue({ now, republishBefore: now - this.#republishAfterMs, limit: batch });
    // All messages are published at once, so that a broker can confirm them in one batch.
    const sent = await Promise.allSettled(due.map((recordId) => queue.publish({ recordId })));
    const published = due.filter((_, index) => sent[index]?.status === 'fulfilled');
    if (published.length > 0) await jobs.markPublished(published, now);
    const failed = sent.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return published.length;
  }
}

/** A message that no worker has taken for half a lease, or for half a minute, is presumed lost. */
function republishAfterMs(leaseMs: number): number {
  return Math.min(maxPatienceMs, leaseMs / 2);
}
