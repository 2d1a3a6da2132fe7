import { emptyContext } from '../../contacts/domain/contact.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import { maxCalls, type WastedCalls } from '../../generation/domain/wasted-calls.ts';
import type { NewJob } from '../../generation/domain/new-job.ts';
import type { ModelPrice } from '../../contract/index.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { Budget } from '../domain/budget.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';
import { maxCostUsd } from '../domain/call-estimate.ts';
import type { JobEnd } from '../domain/job-end.ts';
import { leftBehind, type RowWork } from '../domain/row-work.ts';
import type { JobRunner, OnWaste, RunSignals } from '../ports/job-runner.ts';

/** How the writing of a row ended, and its cost in US dollars; null when the cost is unknown. */
export type WrittenRow = (JobEnd & { readonly spentUsd: number | null }) | { readonly kind: 'overBudget' };

interface Deps {
  jobs: JobRepository;
  clock: Clock;
  ids: IdGenerator;
  runner: JobRunner;
  budget: Budget;
}

/** Writes rows as ordinary records, within the budget of the run. */
export class RowWriter {
  readonly #deps: Deps;
  readonly #request: Pick<BulkRequest, 'actor' | 'serviceTier'>;
  readonly #stop: AbortSignal;

  constructor(deps: Deps, request: Pick<BulkRequest, 'actor' | 'serviceTier'>, { stop }: Pick<RunSignals, 'stop'>) {
    this.#deps = deps;
    this.#request = request;
    this.#stop = stop;
  }

  /** Resolves when the row has ended or the run stops before it. Errors: as `JobRepository.submit`. */
  async write(work: RowWork): Promise<WrittenRow> {
    const { budget } = this.#deps;
    const { prompt, price, replacementPrice } = work.planned;
    // Nobody knows beforehand whether the model ends during the run, so the dearer of the two counts.
    const dearest = (cost: (price: ModelPrice | null) => number | null): number =>
      Math.max(cost(price) ?? 0, cost(replacementPrice) ?? 0);
    // When the run has a cap, every row that comes here has a price.
    const call = { promptText: prompt.prompt, snapshot: work.snapshot };
    const reservedUsd = dearest((each) => maxCostUsd({ ...call, price: each }));
    if (!(await budget.reserve(reservedUsd))) return { kind: 'overBudget' };
    let wastedUsd = 0;
    let resultUsd: number | null = 0;
    let mayGoOn = true;
    const onWaste = ({ count, usage, serviceTier }: WastedCalls): boolean => {
      const wasted =
        usage === null ? (reservedUsd * count) / maxCalls : dearest((each) => costUsd(each, usage, serviceTier));
      wastedUsd += wasted;
      mayGoOn = budget.charge(wasted);
      return mayGoOn;
    };
    try {
      if (this.#stop.aborted) return { kind: 'unfinished', spentUsd: 0 };
      const end = await this.#toItsEnd(work, onWaste);
      if (end.kind === 'unfinished' && !mayGoOn) return { kind: 'overBudget' };
      if (end.kind === 'ready') resultUsd = end.version.provenance.costUsd;
      return { ...end, spentUsd: price === null || resultUsd === null ? null : wastedUsd + resultUsd };
    } finally {
      // Wasted calls are charged already. A result of unknown cost is charged at its maximum.
      budget.settle(reservedUsd, resultUsd ?? reservedUsd);
    }
  }

  async #toItsEnd(work: RowWork, onWaste: OnWaste): Promise<JobEnd> {
    const { runner, jobs, clock } = this.#deps;
    const left = leftBehind(work);
    if (left === null) return runner.run(this.#jobOf(work), onWaste);
    const end = await runner.resume(left.id, onWaste);
    // Attempts that earlier runs used up because they were killed do not count against this row.
    const isAgain = end.kind === 'error' && (await jobs.resubmit(left.id, clock.now())) !== null;
    return isAgain ? runner.resume(left.id, onWaste) : end;
  }

  #jobOf({ planned, snapshot, keys }: RowWork): NewJob {
    const { row, department, prompt, model } = planned;
    const { actor, serviceTier } = this.#request;
    return {
      id: this.#deps.ids.next(),
      userId: actor.userId,
      hubspotId: row.hubspotId,
      prospectUrl: snapshot.prospectUrl,
      properties: snapshot.contact.properties,
      request: { department, promptId: prompt.id, promptTitle: prompt.title, ...model, serviceTier, bulk: keys },
      inputs: {
        snapshot,
        context: { ...emptyContext, additionalInfo: row.additionalInfo },
        pdf: null,
        promptText: prompt.prompt,
        promptVersion: prompt.version,
        instruction: '',
      },
      now: this.#deps.clock.now(),
    };
  }
}
