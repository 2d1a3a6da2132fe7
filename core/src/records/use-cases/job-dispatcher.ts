import { Logger } from '../../platform/logger.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { JobQueue } from '../ports/job-queue.ts';
import { StatusAnnouncer } from './status-announcer.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Publishes an accepted job to the queue and tells live screens. The job is already durable in its record, so that a
 * queue that is down delays it until the sweep but never loses it.
 */
export class JobDispatcher extends UseCase({ queue: JobQueue, announcer: StatusAnnouncer, logger: Logger }) {
  async dispatch(record: GenerationSummary): Promise<void> {
    try {
      await this.deps.queue.publish({ recordId: record.id });
    } catch (error) {
      this.deps.logger.warn({ err: error, recordId: record.id }, 'the queue did not take the job, the sweep will');
    }
    await this.deps.announcer.announce(record, record.job.status, record.updatedAt);
  }
}
