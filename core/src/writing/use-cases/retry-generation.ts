import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertMayAct } from '../../records/domain/may-act.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { JobRepository } from '../../records/ports/job-repository.ts';
import { boundsOfSequence } from '../domain/estimate-sequence.ts';
import { JobDispatcher } from '../../records/use-cases/job-dispatcher.ts';
import { acceptedOf, type Accepted } from '../../records/domain/accepted.ts';
import { SpendGuard } from '../../limits/use-cases/spend-guard.ts';
import { only, UseCase } from '../../platform/needs.ts';

/**
 * Queues a failed generation again with the same inputs. Errors: `not_found`, `forbidden` (a domain that the actor
 * has left), `conflict` unless its status is error, `budget_exhausted`.
 */
export class RetryGeneration extends UseCase({
  history: HistoryRepository,
  jobs: JobRepository,
  dispatcher: JobDispatcher,
  spending: only(SpendGuard, 'assertRoom'),
  clock: Clock,
}) {
  async execute(input: { actor: Actor; hubspotId: string }): Promise<Accepted> {
    const { history, jobs, dispatcher, spending, clock } = this.deps;
    const record = await history.findByContact(input.actor.userId, input.hubspotId);
    if (record === null) throw new AppError('not_found', 'There is no generation for this contact.');
    assertMayAct(input.actor, record.job);
    const { department, aiModel } = record.job.request;
    await spending.assertRoom({
      billedTo: { userId: record.userId, department },
      aiModel,
      ...boundsOfSequence(record.inputs.promptText, record.inputs.snapshot),
    });
    const queued = await jobs.resubmit(record.id, clock.now());
    if (queued === null) throw new AppError('conflict', 'Only a failed generation can be retried.');
    await dispatcher.dispatch(queued);
    return acceptedOf(queued);
  }
}
