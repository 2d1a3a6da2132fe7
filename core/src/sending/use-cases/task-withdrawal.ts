import type { Credential } from '../../connections/domain/credential.ts';
import type { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import type { StepState } from '../../records/contract/handed-over.ts';
import { withStep, type HandOver, type HandOverStep } from '../../records/domain/hand-over.ts';
import { isUnfinished } from '../../records/domain/hand-over-state.ts';
import { markerOf } from '../domain/task-marker.ts';
import { holdsTexts } from '../domain/task-texts.ts';
import { taskProblem } from '../domain/task-problem.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';
import type { KeptClaim } from './kept-claim.ts';

/**
 * Takes the open tasks of an ended hand-over out of the CRM, one after the other, and stores the result of each. One
 * without tasks has nothing there: its enrolment has ended, or its emails were sent by hand.
 */
export class TaskWithdrawal extends UseCase({ outreach: CrmOutreach, clock: Clock }) {
  /**
   * What was found on the way. A task that was completed in the CRM stays. A repeat does what is left. `where` is null for
   * emails that are sent by hand. Errors: those of `KeptClaim` and `CrmOutreach`.
   */
  async carryOut(
    claim: KeptClaim,
    where: { readonly contactId: string; readonly credential: Credential } | null,
  ): Promise<readonly AppError[]> {
    const { outreach } = this.deps;
    const { handOver } = claim;
    if (handOver.to !== 'tasks' || where === null) {
      await claim.change(allWithdrawn);
      return [];
    }
    const { contactId, credential } = where;
    const left = handOver.steps.filter(isUnfinished);
    const ids = left.flatMap(({ crmId }) => crmId ?? []);
    const tasks = await outreach.readTasks(ids, credential);
    const problems: AppError[] = [];
    for (const step of left) {
      const task = tasks.get(step.crmId ?? '');
      if (task?.isDone === true) {
        problems.push(taskProblem(step.index, 'done'));
        await this.#end(claim, step, 'done');
        continue;
      }
      if (task !== undefined && !holdsTexts(task, step)) problems.push(taskProblem(step.index, 'archived'));
      const id = task === undefined ? await this.#lostTask(handOver, step, contactId, credential) : step.crmId;
      claim.assertHeld();
      if (id !== null) await outreach.archiveTask(id, credential);
      await this.#end(claim, step, 'withdrawn');
    }
    return problems;
  }

  /** The task of a step whose creation was interrupted; null where there is none. */
  async #lostTask(
    handOver: HandOver,
    { crmId, index }: HandOverStep,
    contactId: string,
    credential: Credential,
  ): Promise<string | null> {
    if (crmId !== null) return null;
    return this.deps.outreach.findTask(contactId, markerOf(handOver, index), credential);
  }

  async #end(claim: KeptClaim, { index }: HandOverStep, state: StepState): Promise<void> {
    const now = this.deps.clock.now();
    const end = (step: HandOverStep): HandOverStep => ({ ...step, state, before: null });
    await claim.change((current) => withStep(current, index, now, end) ?? current);
  }
}

function allWithdrawn(handOver: HandOver): HandOver {
  const steps = handOver.steps.map((step) => (isUnfinished(step) ? { ...step, state: 'withdrawn' as const } : step));
  return { ...handOver, steps };
}
