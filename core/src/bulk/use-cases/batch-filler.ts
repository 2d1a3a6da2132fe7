import type { DepartmentKey } from '../../contract/index.ts';
import { sliceOf } from '../../generation/domain/batch-wait.ts';
import type { GenerationSummary } from '../../generation/domain/generation-record.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import { batchLimits } from '../../generation/ports/text-batches.ts';
import type { HoldForBatch } from '../../generation/use-cases/hold-for-batch.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { BatchJournal, BatchSlice } from '../ports/batch-journal.ts';
import type { BatchedRow, BulkLedger } from '../ports/bulk-ledger.ts';

interface Deps {
  jobs: JobRepository;
  holdForBatch: HoldForBatch;
  clock: Clock;
  ids: IdGenerator;
}

interface Filling {
  slice: BatchSlice;
  bytes: number;
  /** Jobs that are being put into it. */
  coming: number;
  isFull: boolean;
  readonly noted: Promise<void>;
}

/** Room below the vendor's limit for the lines that are being made when a slice is found full. */
const fullBytes = batchLimits.bytes * 0.8;

/** Puts jobs into slices, one that is filling for each domain and model, and hands on those that are full. */
export class BatchFiller {
  readonly #deps: Deps;
  readonly #run: { readonly journal: BatchJournal; readonly ledger: BulkLedger; readonly mostRequests: number };
  readonly #submit: (slice: BatchSlice) => Promise<void>;
  readonly #filling = new Map<string, Filling>();
  readonly #submitting = new Set<Promise<void>>();
  /** Slices that an earlier run filled and never submitted. */
  readonly #abandoned: ReadonlySet<string>;
  #failure: { readonly error: unknown } | null = null;

  constructor(
    deps: Deps,
    run: { readonly journal: BatchJournal; readonly ledger: BulkLedger; readonly mostRequests?: number },
    submit: (slice: BatchSlice) => Promise<void>,
  ) {
    this.#deps = deps;
    this.#run = { ...run, mostRequests: run.mostRequests ?? batchLimits.requests };
    this.#submit = submit;
    this.#abandoned = new Set(run.journal.slices().flatMap(({ key, state }) => (state === 'filling' ? [key] : [])));
  }

  /** True when the job waits for a batch that will never be, because its run was killed before. */
  wasAbandoned({ job }: Pick<GenerationSummary, 'job'>): boolean {
    const slice = job.status === 'pending' ? sliceOf(job.waitReason) : null;
    return slice !== null && this.#abandoned.has(slice);
  }

  /** False when the job could not be taken: somebody else has it, or it is gone. */
  async put(job: {
    readonly recordId: string;
    readonly takesOver: number | null;
    readonly row: BatchedRow;
    readonly department: DepartmentKey;
    readonly model: string;
    readonly estimateUsd: number;
  }): Promise<boolean> {
    if (this.#failure !== null) throw this.#failure.error;
    const filling = this.#placeIn(job.department, job.model);
    try {
      await filling.noted;
      const { recordId, takesOver } = job;
      const { key } = filling.slice;
      const put = await this.#deps.holdForBatch.execute({ recordId, takesOver, slice: key });
      if (put === null) return false;
      await this.#run.journal.add(key, put.held, put.line);
      const { row, contact, hubspotId } = job.row;
      this.#run.ledger.noteBatched({ ...put.held, slice: key, row: { row, contact, hubspotId } });
      filling.bytes += Buffer.byteLength(put.line) + 1;
      const { requests, estimateUsd } = filling.slice;
      filling.slice = { ...filling.slice, requests: requests + 1, estimateUsd: estimateUsd + job.estimateUsd };
      return true;
    } finally {
      filling.coming -= 1;
      if (filling.bytes >= fullBytes) this.#close(filling);
      this.#submitWhenComplete(filling);
    }
  }

  /** Submits what there is; to be called when no more is put. */
  flush(): void {
    for (const filling of this.#filling.values()) {
      this.#close(filling);
      this.#submitWhenComplete(filling);
    }
  }

  /** Takes back what was not handed on, so that nobody writes it for the full price. */
  async withdraw(): Promise<void> {
    const { journal, ledger } = this.#run;
    for (const { slice } of this.#filling.values()) {
      await takeBack(this.#deps, ledger, slice.key);
      await journal.remove(slice.key);
    }
    this.#filling.clear();
  }

  /** Forgets what earlier runs had filled; to be called when every row of the list was put. */
  async forgetAbandoned(): Promise<void> {
    for (const key of this.#abandoned) await this.#run.journal.remove(key);
  }

  /** Everything that was handed on has been submitted. Errors: the first that kept a slice from it. */
  async settled(): Promise<void> {
    while (this.#submitting.size > 0) await Promise.all(this.#submitting);
    if (this.#failure !== null) throw this.#failure.error;
  }

  #placeIn(department: DepartmentKey, model: string): Filling {
    const name = `${department} ${model}`;
    let filling = this.#filling.get(name);
    if (filling === undefined) {
      const since = this.#deps.clock.now();
      const slice: BatchSlice = {
        key: this.#deps.ids.next(),
        department,
        model,
        since,
        requests: 0,
        estimateUsd: 0,
        state: 'filling',
        batchId: null,
      };
      // Before the first job waits for it, so that whoever comes after a crash knows it for this run's.
      filling = { slice, bytes: 0, coming: 0, isFull: false, noted: this.#run.journal.note(slice) };
      this.#filling.set(name, filling);
    }
    filling.coming += 1;
    if (filling.slice.requests + filling.coming >= this.#run.mostRequests) this.#close(filling);
    return filling;
  }

  #close(filling: Filling): void {
    filling.isFull = true;
    const name = `${filling.slice.department} ${filling.slice.model}`;
    if (this.#filling.get(name) === filling) this.#filling.delete(name);
  }

  #submitWhenComplete(filling: Filling): void {
    if (!filling.isFull || filling.coming > 0) return;
    const { slice } = filling;
    const submitted = (slice.requests === 0 ? this.#run.journal.remove(slice.key) : this.#submit(slice))
      .catch(async (error: unknown) => {
        this.#failure ??= { error };
        // The vendor knows no batches: nothing can have been paid for.
        if (!(error instanceof AppError) || error.code !== 'validation_failed') return;
        await takeBack(this.#deps, this.#run.ledger, slice.key);
        await this.#run.journal.remove(slice.key);
      })
      .finally(() => this.#submitting.delete(submitted));
    this.#submitting.add(submitted);
  }
}

/** Cancels the jobs of a slice that there is no batch of. */
export async function takeBack(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  ledger: BulkLedger,
  slice: string,
): Promise<void> {
  for (let next = ledger.nextBatched(slice); next !== null; next = ledger.nextBatched(slice)) {
    ledger.takeBatched(next.recordId);
    await jobs.cancel(next.recordId, withdrawn, clock.now());
  }
}

const withdrawn = { code: 'conflict', message: "Taken back before OpenAI's batch was sent." } as const;
