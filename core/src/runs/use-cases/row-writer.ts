import type { NewJob } from '../../records/domain/new-job.ts';
import { boundsOfSequencePrompt } from '../../models/domain/prompt-bounds.ts';
import type { JobRepository } from '../../records/ports/job-repository.ts';
import type { UsageRepository } from '../../limits/ports/usage-repository.ts';
import type { PromptComposer } from '../../writing/use-cases/prompt-composer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdGenerator } from '../../platform/ids.ts';
import { maxCostUsd } from '../../limits/domain/max-cost-usd.ts';
import type { Budget } from '../domain/budget.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';
import { contactChanged, type JobEnd } from '../domain/job-end.ts';
import { noCost, type RowCost } from '../domain/row-cost.ts';
import { askedBy } from '../domain/planned-row.ts';
import { leftBehind, type RowWork } from '../domain/row-work.ts';
import type { JobRunner, Meter, RunSignals } from '../ports/job-runner.ts';
import { RowMeter } from './row-meter.ts';

/** How the writing of a row ended, and its cost. */
export type WrittenRow = (JobEnd & RowCost) | { readonly kind: 'overBudget' };

interface Deps {
  jobs: JobRepository;
  usage: UsageRepository;
  promptComposer: PromptComposer;
  clock: Clock;
  ids: IdGenerator;
  runner: JobRunner;
  budget: Budget;
}

/** Writes rows as ordinary records, within the budget of the run. */
export class RowWriter {
  readonly #deps: Deps;
  readonly #request: Pick<BulkRequest, 'actor' | 'serviceTier' | 'runId'>;
  readonly #stop: AbortSignal;

  constructor(
    deps: Deps,
    request: Pick<BulkRequest, 'actor' | 'serviceTier' | 'runId'>,
    { stop }: Pick<RunSignals, 'stop'>,
  ) {
    this.#deps = deps;
    this.#request = request;
    this.#stop = stop;
  }

  /** Resolves when the row has ended or the run stops before it. Errors: as `JobRepository.submit`. */
  async write(work: RowWork): Promise<WrittenRow> {
    const { budget } = this.#deps;
    const heldUsd = budget.isLimited ? await this.#maxUsdOf(work) : 0;
    if (!(await budget.hold(heldUsd))) return { kind: 'overBudget' };
    try {
      if (this.#stop.aborted) return { kind: 'unfinished', ...noCost };
      const meter = await RowMeter.of(work, this.#deps);
      const end = await this.#toItsEnd(work, meter);
      if (end.kind === 'unfinished' && !meter.mayTryAgain) return { kind: 'overBudget' };
      return { ...end, ...meter.cost };
    } finally {
      budget.release(heldUsd);
    }
  }

  async #toItsEnd(work: RowWork, meter: Meter): Promise<JobEnd> {
    const { runner, jobs, clock } = this.#deps;
    const left = leftBehind(work);
    // A job that nobody has begun would be written from data that the contact no longer has.
    const isDropped =
      left !== null &&
      left.job.request.bulk?.content !== work.keys.content &&
      (await jobs.cancel(left.id, contactChanged, clock.now()));
    if (left === null || isDropped) return runner.run(this.#jobOf(work), meter);
    const end = await runner.resume(left.id, meter);
    // Attempts that earlier runs used up because they were killed do not count against this row.
    const mayTryAgain = end.kind === 'error' && meter.mayTryAgain;
    const isAgain = mayTryAgain && (await jobs.resubmit(left.id, clock.now())) !== null;
    return isAgain ? runner.resume(left.id, meter) : end;
  }

  /** The maximum cost of one attempt of a row in US dollars. When the run has a cap, every row that comes here has a price. */
  async #maxUsdOf(work: RowWork): Promise<number> {
    const { planned, snapshot } = work;
    const { userId, request, inputs } = this.#jobOf(work);
    const { prompt } = await this.#deps.promptComposer.compose({
      record: { userId, job: { request }, inputs },
      snapshot,
    });
    // Nobody knows beforehand whether the model ends during the run, so the dearer of the two counts.
    const prices = [planned.price, planned.replacementPrice].filter((price) => price !== null);
    return Math.max(0, ...prices.map((price) => maxCostUsd(price, boundsOfSequencePrompt(prompt))));
  }

  #jobOf({ planned, snapshot, keys }: RowWork): NewJob {
    const { request, inputs } = askedBy(planned);
    const { actor, serviceTier, runId } = this.#request;
    return {
      id: this.#deps.ids.next(),
      userId: actor.userId,
      hubspotId: planned.row.hubspotId,
      prospectUrl: snapshot.prospectUrl,
      properties: snapshot.contact.properties,
      request: { ...request, serviceTier, bulk: keys, ...(runId !== undefined && { runId }) },
      inputs: { ...inputs, snapshot },
      now: this.#deps.clock.now(),
    };
  }
}
