import { setTimeout as sleep } from 'node:timers/promises';
import { isSandbox } from '../../credentials/domain/credential.ts';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import { batchHoldMs, sliceOf } from '../../generation/domain/batch-wait.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import { UnusableAnswer } from '../../generation/domain/unusable-answer.ts';
import type { SequenceAnswer } from '../../generation/ports/text-generator.ts';
import type { GenerationSummary } from '../../generation/domain/generation-record.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import type { TextBatch, TextBatches } from '../../generation/ports/text-batches.ts';
import type { EndBatched, EndedBatched } from '../../generation/use-cases/end-batched.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import type { BatchJournal, BatchSlice } from '../ports/batch-journal.ts';
import type { BatchedRequest, BatchedRow, BulkLedger } from '../ports/bulk-ledger.ts';
import type { BatchFiller } from './batch-filler.ts';
import { BatchSender } from './batch-sender.ts';

export interface BatchCarrierDeps {
  jobs: JobRepository;
  credentials: CredentialResolver;
  batches: TextBatches;
  endBatched: EndBatched;
  clock: Clock;
  logger: Logger;
}

/** How the batches of a run go, all of them together. */
export interface BatchProgress {
  readonly batches: number;
  readonly requests: number;
  readonly completed: number;
  readonly failed: number;
  /** The vendor's own words for where they are. */
  readonly statuses: readonly string[];
}

export interface BatchRun {
  readonly journal: BatchJournal;
  readonly ledger: BulkLedger;
  readonly drain: AbortSignal;
  readonly abort: AbortSignal;
  readonly onProgress: (progress: BatchProgress) => void;
  /** A request has its end; its row is null where no row of this run asked for it. `wastedUsd`: for an answer that is none. */
  readonly onEnd: (request: BatchedRequest, ended: EndedBatched, wastedUsd: number) => Promise<void>;
  /** Every answer of a slice is committed; `left` requests had none, and `why` says why. */
  readonly onCollected: (slice: BatchSlice, left: number, why: string) => void;
}

const shortestPollMs = 500;
const longestPollMs = 30_000;
/** Answers that are committed at once, so that they share the store's commits. */
const commitsAtOnce = 16;
/** Codes that pass by themselves: the batch goes on without being looked at. */
const passing = new Set(['ai_unavailable', 'ai_rate_limited', 'not_ready']);

/** Submits slices as batches, waits for them, and ends each of their jobs with its answer. */
export class BatchCarrier {
  readonly #deps: BatchCarrierDeps;
  readonly #run: BatchRun;
  readonly #sender: BatchSender;
  readonly #batches = new Map<string, TextBatch>();

  constructor(deps: BatchCarrierDeps, run: BatchRun) {
    this.#deps = deps;
    this.#run = run;
    this.#sender = new BatchSender(deps, run);
  }

  /** Takes up what an earlier run left: every request that there may be a batch of. Returns what those may cost. */
  async open(): Promise<number> {
    const { journal, ledger } = this.#run;
    let estimateUsd = 0;
    for (const slice of journal.slices()) {
      if (slice.state !== 'submitting' && slice.state !== 'submitted') continue;
      estimateUsd += slice.estimateUsd;
      for await (const held of journal.requestsOf(slice.key)) {
        ledger.noteBatched({ ...held, slice: slice.key, row: null });
      }
    }
    return estimateUsd;
  }

  /** True when a batch of this run has the record, and its answer will be the row's. */
  async recognises({ id, job }: Pick<GenerationSummary, 'id' | 'job'>, row: BatchedRow): Promise<boolean> {
    const { ledger } = this.#run;
    const request = ledger.findBatched(id);
    if (request === null || request.fence !== job.fence || sliceOf(job.waitReason) !== request.slice) return false;
    ledger.noteBatched({ ...request, row: { row: row.row, contact: row.contact, hubspotId: row.hubspotId } });
    // Whoever comes back late keeps the fleet from writing what the batch has written.
    const now = this.#deps.clock.now();
    if (job.availableAt - now < batchHoldMs / 2) await this.#deps.jobs.extendWait(id, job.fence, now + batchHoldMs);
    return true;
  }

  /** Submits what is left to submit and follows all batches to their end, or until the run is told to stop. */
  async carryOut(filler: BatchFiller): Promise<void> {
    await filler.settled();
    for (let pollMs = shortestPollMs; ; pollMs = Math.min(pollMs * 1.5, longestPollMs)) {
      const open = this.#open();
      if (open.length === 0 || this.#run.drain.aborted) return;
      for (const slice of open) await this.#lookAfter(slice);
      this.#tell();
      if (this.#open().length > 0) await sleep(pollMs, undefined, { signal: this.#run.drain }).catch(() => {});
    }
  }

  /** Submits a slice. Errors: what keeps its batch from being begun. */
  async submit(slice: BatchSlice): Promise<void> {
    this.#batches.set(slice.key, await this.#sender.send(slice));
    this.#tell();
  }

  #open(): readonly BatchSlice[] {
    return this.#run.journal.slices().filter(({ state }) => state === 'submitting' || state === 'submitted');
  }

  async #lookAfter(slice: BatchSlice): Promise<void> {
    try {
      const batch = await this.#read(slice);
      this.#batches.set(slice.key, batch);
      if (batch.state !== 'running') await this.#collect(slice, batch);
    } catch (error) {
      if (this.#run.drain.aborted || this.#run.abort.aborted) return;
      if (!(error instanceof AppError) || !passing.has(error.code)) throw error;
      this.#deps.logger.warn({ err: error, slice: slice.key }, 'a batch could not be looked at');
    }
  }

  async #read(slice: BatchSlice): Promise<TextBatch> {
    if (slice.batchId === null) return this.#sender.sendAgain(slice);
    const credential = await this.#deps.credentials.resolve('Openai', slice.department);
    try {
      return await this.#deps.batches.read({ id: slice.batchId, credential, signal: this.#run.drain });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      const hint =
        'If the key was replaced, put the old one back to collect what was written; to give the batch up, remove its slice from the file beside the results.';
      throw new AppError('not_found', `${error.message} ${hint}`, { cause: error });
    }
  }

  async #collect(slice: BatchSlice, batch: TextBatch): Promise<void> {
    const { ledger, journal, drain, onCollected } = this.#run;
    const credential = await this.#deps.credentials.resolve('Openai', slice.department);
    const answers = this.#deps.batches.answers({ batch, model: slice.model, credential, signal: this.#run.abort });
    const isSandboxAi = isSandbox(credential);
    let together: Promise<void>[] = [];
    for await (const { customId, result } of answers) {
      const request = this.#requestOf(customId, slice);
      if (request === null || result === null) continue;
      together.push(this.#end(request, slice, result, isSandboxAi));
      if (together.length < commitsAtOnce) continue;
      await Promise.all(together);
      together = [];
      // What is committed is committed; a resumed run reads the answers again and takes the rest.
      if (drain.aborted) return;
    }
    await Promise.all(together);
    const why = reasonOf(batch);
    let left = 0;
    for (let next = ledger.nextBatched(slice.key); next !== null; next = ledger.nextBatched(slice.key)) {
      ledger.takeBatched(next.recordId);
      await this.#deps.endBatched.execute({ held: next, result: new AppError('ai_unavailable', why), isSandboxAi });
      left += 1;
    }
    await journal.note({ ...slice, state: 'collected', batchId: batch.id });
    onCollected(slice, left, why);
    await this.#deps.batches.forget({ batch, credential }).catch((error: unknown) => {
      this.#deps.logger.warn({ err: error, batch: batch.id }, 'the files of a batch could not be removed');
    });
  }

  #requestOf(customId: string, slice: BatchSlice): BatchedRequest | null {
    const [recordId = '', fence] = customId.split(':');
    const request = this.#run.ledger.findBatched(recordId);
    return request?.slice === slice.key && String(request.fence) === fence ? request : null;
  }

  async #end(request: BatchedRequest, slice: BatchSlice, result: SequenceAnswer | AppError, isSandboxAi: boolean) {
    const ended = await this.#deps.endBatched.execute({ held: request, result, isSandboxAi, signal: this.#run.abort });
    if (this.#run.ledger.takeBatched(request.recordId) === null) return;
    await this.#run.onEnd(request, ended, wastedUsdOf(result, slice));
  }

  #tell(): void {
    const open = this.#open();
    const known = open.flatMap(({ key }) => this.#batches.get(key) ?? []);
    const sum = (of: 'completed' | 'failed'): number => known.reduce((total, { counts }) => total + counts[of], 0);
    this.#run.onProgress({
      batches: open.length,
      requests: open.reduce((total, { requests }) => total + requests, 0),
      completed: sum('completed'),
      failed: sum('failed'),
      statuses: [...new Set(known.map(({ status }) => status))],
    });
  }
}

/** Where the vendor does not tell: what was put aside for one of the slice. */
function wastedUsdOf(result: SequenceAnswer | AppError, { model, estimateUsd, requests }: BatchSlice): number {
  if (!(result instanceof UnusableAnswer)) return 0;
  const told = result.usage === null ? null : costUsd(model, result.usage, result.serviceTier);
  return told ?? estimateUsd / requests;
}

function reasonOf({ state, failure }: TextBatch): string {
  switch (state) {
    case 'expired':
      return "OpenAI's batch expired before this was written.";
    case 'cancelled':
      return "OpenAI's batch was cancelled before this was written.";
    case 'failed':
      return `OpenAI did not take the batch${failure === null || failure === '' ? '.' : `: ${failure}`}`;
    default:
      return "OpenAI's batch has no answer for this.";
  }
}
