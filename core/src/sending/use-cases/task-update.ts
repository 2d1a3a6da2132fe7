import type { Credential } from '../../connections/domain/credential.ts';
import type { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { withStep, type HandOverStep } from '../../records/domain/hand-over.ts';
import { localDay } from '../../platform/local-day.ts';
import { morningOf } from '../domain/morning-of.ts';
import { changeSeen } from '../domain/change-seen.ts';
import { markerOf } from '../domain/task-marker.ts';
import { taskProblem } from '../domain/task-problem.ts';
import { haveSameWords, textsInTask } from '../domain/task-texts.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';
import type { KeptClaim } from './kept-claim.ts';

/** An open task as the CRM holds it. */
interface SeenTask {
  /** `YYYY-MM-DD`, in the hand-over's time zone. */
  readonly dueOn: string | null;
  /** Our texts that it holds; null where somebody changed them in the CRM. */
  readonly texts: EmailTexts | null;
  /** What somebody made of them in the CRM; null where nobody did. */
  readonly theirs: EmailTexts | null;
}

/** What the CRM holds of a hand-over. */
export interface SeenTasks {
  /** The open tasks, by the positions of their steps. */
  readonly tasks: ReadonlyMap<number, SeenTask>;
  readonly problems: readonly AppError[];
}

/** Brings the open tasks of a hand-over up to date in the CRM, one after the other, and stores the result of each. */
export class TaskUpdate extends UseCase({ outreach: CrmOutreach, clock: Clock }) {
  /** Reads the open tasks with one request, and stores what somebody completed, deleted or moved in the CRM. */
  async look(claim: KeptClaim, credential: Credential): Promise<SeenTasks> {
    const { timeZone, steps } = claim.handOver;
    const placed = steps.filter(({ state }) => state === 'placed');
    const ids = placed.flatMap(({ crmId }) => crmId ?? []);
    const inCrm = await this.deps.outreach.readTasks(ids, credential);
    const tasks = new Map<number, SeenTask>();
    const problems: AppError[] = [];
    for (const step of placed) {
      const task = inCrm.get(step.crmId ?? '');
      const change = changeSeen(step, task, timeZone);
      if (change !== null) await this.#store(claim, step.index, change);
      if (task === undefined || task.isDone) {
        problems.push(taskProblem(step.index, task === undefined ? 'deleted' : 'done'));
        continue;
      }
      const texts = textsInTask(task, step);
      const { subject, body, dueAt } = task;
      const dueOn = dueAt === null ? null : localDay(dueAt, timeZone);
      tasks.set(step.index, { dueOn, texts, theirs: texts === null ? { subject, body } : null });
    }
    return { tasks, problems };
  }

  /**
   * Gives the tasks the days and texts of `wanted`. What they still hold is stored first, so that a repeat after a crash
   * knows it from what somebody wrote in the CRM, and the days that were wanted from those before.
   */
  async carryOut(
    claim: KeptClaim,
    wanted: readonly HandOverStep[],
    { tasks }: SeenTasks,
    credential: Credential,
  ): Promise<readonly AppError[]> {
    const problems: AppError[] = [];
    const changes = wanted.flatMap((step) => {
      const stored = claim.handOver.steps.find(({ index }) => index === step.index);
      const task = tasks.get(step.index);
      if (stored === undefined || (task === undefined && step.state !== 'planned')) return [];
      // Who writes the same into the record agrees with what somebody wrote in the CRM.
      const theirs = task?.theirs && !haveSameWords(task.theirs, step) ? task.theirs : null;
      const isForeign = theirs !== null;
      const { subject, body } = isForeign ? stored : step;
      const next = { ...stored, subject, body, theirs, dueOn: step.dueOn };
      const isMoved = task !== undefined && task.dueOn !== next.dueOn;
      const hasOtherTexts = !!task?.texts && differ(next, task.texts);
      const before = isMoved || hasOtherTexts ? { ...stored, ...task.texts, dueOn: task.dueOn ?? stored.dueOn } : null;
      return [{ next, isMoved, hasOtherTexts, before: before && pick(before) }];
    });
    const nextOf = new Map(changes.map(({ next, before }) => [next.index, { ...next, before }]));
    await claim.change((now) => ({ ...now, steps: now.steps.map((step) => nextOf.get(step.index) ?? step) }));
    for (const { next, isMoved, hasOtherTexts } of changes) {
      const { index, subject, body, dueOn, crmId } = next;
      if (crmId === null || !(isMoved || hasOtherTexts)) continue;
      claim.assertHeld();
      const change = {
        ...(isMoved && { dueAt: morningOf(dueOn, claim.handOver.timeZone) }),
        ...(hasOtherTexts && { texts: { subject, body, marker: markerOf(claim.handOver, index) } }),
      };
      const isThere = await this.deps.outreach.changeTask(crmId, change, credential);
      if (!isThere) problems.push(taskProblem(index, 'deleted'));
      await this.#store(claim, index, { before: null, ...(!isThere && { state: 'withdrawn' }) });
    }
    return problems;
  }

  async #store(claim: KeptClaim, index: number, change: Partial<HandOverStep>): Promise<void> {
    const now = this.deps.clock.now();
    await claim.change((current) => withStep(current, index, now, (step) => ({ ...step, ...change })) ?? current);
  }
}

const differ = (a: EmailTexts, b: EmailTexts): boolean => a.subject !== b.subject || a.body !== b.body;

const pick = ({ subject, body, dueOn }: Pick<HandOverStep, 'subject' | 'body' | 'dueOn'>) => ({ subject, body, dueOn });
