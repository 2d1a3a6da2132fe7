import { costUsd } from '../../generation/domain/cost.ts';
import { mostCalls, type WastedCalls } from '../../generation/domain/wasted-calls.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { CallEstimate } from '../domain/call-estimate.ts';
import type { CostBudget } from '../domain/cost-budget.ts';
import { errorOutcome } from '../domain/row-outcome.ts';
import type { CarriedOut, RowCarrier } from './row-carrier.ts';
import type { RowEnds } from './row-ends.ts';
import { deletedMeanwhile, jobOf, leftBehind, type RowWork } from './row-work.ts';
import type { RunBulkInput } from './run-bulk.ts';
import type { RunCourse } from './run-course.ts';

interface Deps {
  jobs: JobRepository;
  ids: IdGenerator;
  clock: Clock;
  carrier: RowCarrier;
  budget: CostBudget;
  estimate: CallEstimate;
  ends: RowEnds;
  course: RunCourse;
}

/** Writes rows by a call of their own, each within what the run may spend. */
export class LiveRows {
  readonly #deps: Deps;
  readonly #input: RunBulkInput;

  constructor(deps: Deps, input: RunBulkInput) {
    this.#deps = deps;
    this.#input = input;
  }

  /** Resolved when the row has ended, or the run stops before it. */
  async write(work: RowWork): Promise<void> {
    const { budget, course, estimate } = this.#deps;
    const { prompt, model } = work.planned;
    const asked = {
      aiModel: model.aiModel,
      promptText: prompt.prompt,
      snapshot: work.snapshot,
      tier: 'default',
    } as const;
    const estimateUsd = estimate.usdOf(asked) ?? 0;
    if (!(await budget.reserve(estimateUsd))) return course.stop({ kind: 'cost' });
    let spentUsd = 0;
    try {
      if (course.stopped === null) spentUsd = await this.#carryOut(work, estimateUsd);
    } finally {
      budget.settle(estimateUsd, spentUsd);
    }
  }

  /** Returns what is to be counted for the reservation; what was wasted before is charged already. */
  async #carryOut(work: RowWork, estimateUsd: number): Promise<number> {
    const { budget, course, ends } = this.#deps;
    const { row, model } = work.planned;
    let wastedUsd = 0;
    const onWaste = ({ count, usage, serviceTier }: WastedCalls): boolean => {
      const told = usage === null ? null : costUsd(model.aiModel, usage, serviceTier);
      const cost = told ?? (estimateUsd * count) / mostCalls;
      wastedUsd += cost;
      return budget.charge(cost);
    };
    const { recordId, end } = await this.#toItsEnd(work, onWaste);
    switch (end.kind) {
      case 'unfinished':
        if (wastedUsd > 0 && !budget.charge(0)) course.stop({ kind: 'cost' });
        return 0;
      case 'deleted':
        await ends.end(errorOutcome(row, deletedMeanwhile, { recordId }));
        return 0;
      case 'error': {
        // What a worker of the fleet paid for it is not told.
        const spentUsd = end.error.code === 'ai_bad_answer' && this.#input.via === 'queue' ? estimateUsd : 0;
        await ends.failed(row, recordId, end.error, wastedUsd + spentUsd);
        return spentUsd;
      }
      case 'ready': {
        const spentUsd = end.version.provenance.costUsd ?? 0;
        await ends.ready(row, recordId, end.version, { reused: false, spentUsd: wastedUsd + spentUsd });
        return spentUsd;
      }
    }
  }

  async #toItsEnd(
    work: RowWork,
    onWaste: (wasted: WastedCalls) => boolean,
  ): Promise<{ readonly recordId: string; readonly end: CarriedOut }> {
    const { carrier, jobs, ids, clock } = this.#deps;
    const left = leftBehind(work);
    if (left === null) {
      const { actor, serviceTier } = this.#input;
      const of = { id: ids.next(), userId: actor.userId, now: clock.now(), serviceTier };
      const begun = await carrier.begin(jobOf(work, of));
      return { recordId: begun.recordId, end: await carrier.carryOut(begun, onWaste) };
    }
    const begun = { recordId: left.id, claimed: null };
    const end = await carrier.carryOut(begun, onWaste);
    // The attempts that earlier runs used up by being killed are not this row's fault.
    const isAgain = end.kind === 'error' && (await jobs.resubmit(left.id, clock.now())) !== null;
    return { recordId: left.id, end: isAgain ? await carrier.carryOut(begun, onWaste) : end };
  }
}
