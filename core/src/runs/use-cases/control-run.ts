import { UseCase } from '../../platform/needs.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { dollars } from '../../platform/contract/dollars.ts';
import { AppError } from '../../platform/app-error.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import { Clock } from '../../platform/clock.ts';
import { isEnded, paused, reopened, resumed, stopped, type Run } from '../domain/run.ts';
import { RunRepository } from '../ports/run-repository.ts';
import { ViewRuns } from './view-runs.ts';

export type RunAction =
  | { readonly kind: 'pause' | 'stop' | 'retry' }
  /** In US dollars; undefined: as before. */
  | { readonly kind: 'resume'; readonly maxCostUsd: number | undefined };

/**
 * Pauses, continues or stops a run, or tries its failed rows again. What is asked for already does nothing. The worker that
 * carries the run out sees it within a second. Errors: `not_found`, `conflict` for a run that has ended, `forbidden` for
 * what spends money in a domain that the actor has left.
 */
export class ControlRun extends UseCase({
  runs: RunRepository,
  view: ViewRuns,
  audit: AuditTrail,
  clock: Clock,
}) {
  async execute(input: {
    readonly actor: Actor;
    readonly auditActor: AuditActor;
    readonly id: string;
    readonly action: RunAction;
  }): Promise<Run> {
    const { runs, view, audit } = this.deps;
    const { actor, action, id } = input;
    const run = await view.find(actor, id);
    const isSpending = action.kind === 'resume' || action.kind === 'retry';
    if (isSpending) departmentFor(actor, run.department);
    const changed = await this.#change(run, action);
    if (changed === null) {
      const now = await view.find(actor, id);
      const isDoneAlready =
        (action.kind === 'pause' && now.state === 'paused') || (action.kind === 'stop' && now.state === 'stopped');
      if (isDoneAlready) return now;
      throw new AppError('conflict', isEnded(now) ? 'This run has ended.' : 'The run is in another state by now.');
    }
    const cap = `at most ${dollars(changed.maxCostUsd)}`;
    if (isSpending) await audit.record(input.auditActor, 'run_resumed', `run ${id}`, `${action.kind}, ${cap}`);
    if (action.kind === 'stop') await audit.record(input.auditActor, 'run_stopped', `run ${id}`, '');
    return (await runs.find(id)) ?? changed;
  }

  async #change({ id, state }: Run, action: RunAction): Promise<Run | null> {
    const { runs, clock } = this.deps;
    switch (action.kind) {
      case 'pause':
        return runs.change(id, paused(null));
      case 'resume':
        return runs.change(id, resumed(action.maxCostUsd));
      case 'stop':
        return runs.change(id, stopped(clock.now(), null));
      case 'retry': {
        if (state === 'stopped') return null;
        if ((await runs.putBack(id, 'error')) === 0)
          throw new AppError('conflict', 'No contact of this run has failed.');
        return runs.change(id, reopened);
      }
    }
  }
}
