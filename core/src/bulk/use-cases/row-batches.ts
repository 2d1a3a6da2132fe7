import type { BatchJournal } from '../ports/batch-journal.ts';
import type { BatchedRequest, BulkLedger } from '../ports/bulk-ledger.ts';
import type { EndedBatched } from '../../generation/use-cases/end-batched.ts';
import { BatchCarrier, type BatchProgress } from './batch-carrier.ts';
import { BatchFiller } from './batch-filler.ts';
import type { RunBulkDeps } from './run-bulk.ts';

/**
 * Carries rows out by the vendor's batches, where `RowCarrier` waits for each one: rows are put aside one by one, and
 * end together, hours later.
 */
export class RowBatches {
  readonly #filler: BatchFiller;
  readonly #carrier: BatchCarrier;
  readonly open: BatchCarrier['open'];
  readonly recognises: BatchCarrier['recognises'];
  readonly wasAbandoned: BatchFiller['wasAbandoned'];
  readonly put: BatchFiller['put'];
  #left = 0;
  #why = '';
  #onCollected: (estimateUsd: number) => void = () => {};

  constructor(
    deps: RunBulkDeps,
    run: {
      readonly journal: BatchJournal;
      readonly ledger: BulkLedger;
      readonly mostRequests?: number;
      readonly drain: AbortSignal;
      readonly abort: AbortSignal;
      readonly onProgress: (progress: BatchProgress) => void;
    },
    onEnd: (request: BatchedRequest, ended: EndedBatched, wastedUsd: number) => Promise<void>,
  ) {
    const carrier = new BatchCarrier(deps, {
      ...run,
      onEnd,
      onCollected: ({ estimateUsd }, left, why) => {
        this.#onCollected(estimateUsd);
        this.#left += left;
        if (left > 0) this.#why = why;
      },
    });
    const filler = new BatchFiller(deps, run, (slice) => carrier.submit(slice));
    this.#carrier = carrier;
    this.#filler = filler;
    this.open = () => carrier.open();
    this.recognises = (record, row) => carrier.recognises(record, row);
    this.wasAbandoned = (record) => filler.wasAbandoned(record);
    this.put = (job) => filler.put(job);
  }

  /** Requests that batches did not come to. */
  get left(): number {
    return this.#left;
  }

  /** Why the last of those was left. */
  get why(): string {
    return this.#why;
  }

  /**
   * To be called when no more rows come. `isSubmitted`: what is not submitted yet shall be, else it is taken back;
   * `isWhole`: the whole list was put. Resolved when all batches have ended, or the run drains.
   */
  async follow(how: {
    readonly isSubmitted: boolean;
    readonly isWhole: boolean;
    readonly onCollected: (estimateUsd: number) => void;
  }): Promise<void> {
    this.#onCollected = how.onCollected;
    if (how.isSubmitted) this.#filler.flush();
    else await this.#filler.withdraw();
    if (how.isWhole) await this.#filler.forgetAbandoned();
    await this.#carrier.carryOut(this.#filler);
  }
}
