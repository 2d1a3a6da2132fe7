import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { JobRepository } from '../ports/job-repository.ts';
import { StatusAnnouncer } from './status-announcer.ts';
import { UseCase } from '../../platform/needs.ts';

/** Cancels a generation that no worker has started. Errors: `not_found`, `conflict` unless it is pending. */
export class CancelGeneration extends UseCase({
  history: HistoryRepository,
  jobs: JobRepository,
  announcer: StatusAnnouncer,
  clock: Clock,
}) {
  async execute(input: { userId: string; hubspotId: string }): Promise<void> {
    const { history, jobs, announcer, clock } = this.deps;
    const record = await history.findByContact(input.userId, input.hubspotId);
    if (record === null) throw new AppError('not_found', 'There is no generation for this contact.');
    const now = clock.now();
    const reason = { code: 'conflict', message: 'Cancelled before it began.' } as const;
    if (!(await jobs.cancel(record.id, reason, now))) {
      throw new AppError('conflict', 'Only a generation that is still pending can be cancelled.');
    }
    const left = await history.findById(record.id);
    await announcer.announce(record, left === null ? 'deleted' : left.job.status, now);
  }
}
