import type { GenerationRecord, JobError } from '../../generation/domain/generation-record.ts';
import { sliceOf } from '../../generation/domain/batch-wait.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import type { EndedBatched } from '../../generation/use-cases/end-batched.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { CallEstimate } from '../domain/call-estimate.ts';
import type { CostBudget } from '../domain/cost-budget.ts';
import type { BatchedRequest } from '../ports/bulk-ledger.ts';
import type { RowBatches } from './row-batches.ts';
import type { RowEnds } from './row-ends.ts';
import { deletedMeanwhile, jobOf, leftBehind, type RowWork } from './row-work.ts';
import type { RunBulkInput } from './run-bulk.ts';
import type { RunCourse } from './run-course.ts';

interface Deps {
  jobs: JobRepository;
  ids: IdGenerator;
  clock: Clock;
  batch: RowBatches;
  budget: CostBudget;
  estimate: CallEstimate;
  ends: RowEnds;
  course: RunCourse;
}

const takenMeanwhile = 'A worker took this generation before it could be put into the batch.';
const askedAnew = { code: 'conflict', message: 'Taken back: the list asks for something else by now.' } as const;
const inAnotherBatch = 'A batch of another run is writing for this contact.';

/** Has rows written by the vendor's batches, within what the run may spend. */
export class BatchedRows {
  readonly #deps: Deps;
  readonly #input: RunBulkInput;

  constructor(deps: Deps, input: RunBulkInput) {
    this.#deps = deps;
    this.#input = input;
  }

  /** The row ends when its batch does; what it may cost stays reserved until then. */
  async put(work: RowWork): Promise<void> {
    const { jobs, ids, clock, batch, budget, estimate, course } = this.#deps;
    const { planned, snapshot, known } = work;
    const { row, department, model, prompt } = planned;
    const isAbandoned = known !== null && batch.wasAbandoned(known);
    if (!isAbandoned) refuseOfAnotherBatch(known);
    const asked = { aiModel: model.aiModel, promptText: prompt.prompt, snapshot, tier: 'batch' } as const;
    const estimateUsd = estimate.usdOf(asked) ?? 0;
    // What could come free comes free with a batch, and none is begun before this is decided.
    if (!budget.tryReserve(estimateUsd)) return course.stop({ kind: 'cost' });
    let isPut = false;
    try {
      if (course.stopped !== null) return;
      const left = leftBehind(work);
      if (left === null && isAbandoned) await jobs.cancel(known.id, askedAnew, clock.now());
      const { actor, serviceTier } = this.#input;
      const of = { id: ids.next(), userId: actor.userId, now: clock.now(), serviceTier };
      isPut = await batch.put({
        recordId: left?.id ?? (await jobs.submit(jobOf(work, of))).id,
        takesOver: left !== null && isAbandoned ? left.job.fence : null,
        row,
        department,
        model: model.aiModel,
        estimateUsd,
      });
      if (!isPut) throw new AppError('generation_in_progress', takenMeanwhile);
    } finally {
      if (!isPut) budget.settle(estimateUsd, 0);
    }
  }

  /** To be called when no more rows come. Resolved when all batches have ended, or the run drains. */
  async follow(): Promise<void> {
    const { batch, budget, course } = this.#deps;
    if (course.hasFailed) return;
    try {
      await batch.follow({
        isSubmitted: course.stopped === null || course.stopped.kind === 'cost',
        isWhole: course.stopped === null,
        onCollected: (estimateUsd) => budget.settle(estimateUsd, 0),
      });
      const { left, why } = batch;
      if (left > 0) course.stop({ kind: 'batch', left, message: why });
    } catch (error) {
      if (this.#input.drain.aborted) return;
      if (error instanceof AppError) course.stop({ kind: 'account', error });
      else course.fail(error);
    }
  }

  async end({ recordId, row }: BatchedRequest, ended: EndedBatched, wastedUsd: number): Promise<void> {
    const { budget, ends } = this.#deps;
    if (ended.kind === 'ready') {
      const spentUsd = ended.version.provenance.costUsd ?? 0;
      budget.settle(0, spentUsd);
      if (row !== null) await ends.ready(row, recordId, ended.version, { reused: false, spentUsd });
      return;
    }
    budget.settle(0, wastedUsd);
    const error = ended.kind === 'error' ? ended.error : errorOf(ended.record);
    if (row !== null && error !== null) await ends.failed(row, recordId, error, wastedUsd);
  }
}

/** A record that waits for a batch cannot be written for any other way. */
export function refuseOfAnotherBatch(record: GenerationRecord | null): void {
  if (record?.job.status === 'pending' && sliceOf(record.job.waitReason) !== null) {
    throw new AppError('generation_in_progress', inAnotherBatch);
  }
}

/** Of a job that ended otherwise while its batch was running; null: it goes on. */
function errorOf(record: GenerationRecord | null): JobError | null {
  if (record === null) return deletedMeanwhile;
  return record.job.status === 'error' ? record.job.error : null;
}
