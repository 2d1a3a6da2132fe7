import { setTimeout as sleep } from 'node:timers/promises';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import type { TextBatch, TextBatches } from '../../generation/ports/text-batches.ts';
import { AppError } from '../../shared/app-error.ts';
import type { BatchJournal, BatchSlice } from '../ports/batch-journal.ts';

const mostAttempts = 4;
const firstPauseMs = 2_000;
const passing = new Set(['ai_unavailable', 'ai_rate_limited']);

/**
 * Begins the batch of a slice, and never a second one: the slice is noted before the vendor is asked, and whenever it is
 * not known what came of that, the vendor's list is searched for the slice's key first.
 */
export class BatchSender {
  readonly #deps: { batches: TextBatches; credentials: CredentialResolver };
  readonly #run: { readonly journal: BatchJournal; readonly drain: AbortSignal };

  constructor(
    deps: { batches: TextBatches; credentials: CredentialResolver },
    run: { readonly journal: BatchJournal; readonly drain: AbortSignal },
  ) {
    this.#deps = deps;
    this.#run = run;
  }

  /** For a slice that nobody has tried to submit. */
  async send(slice: BatchSlice): Promise<TextBatch> {
    await this.#run.journal.note({ ...slice, state: 'submitting' });
    return this.#send(slice, true);
  }

  /** For a slice whose process ended, or whose answer was lost, before it knew of a batch. */
  sendAgain(slice: BatchSlice): Promise<TextBatch> {
    return this.#send(slice, false);
  }

  async #send(slice: BatchSlice, isFirst: boolean): Promise<TextBatch> {
    const { batches, credentials } = this.#deps;
    const { journal, drain } = this.#run;
    const { key, model, since, department } = slice;
    let mayExist = !isFirst;
    for (let attempt = 1; ; attempt += 1) {
      const credential = await credentials.resolve('Openai', department);
      try {
        const found = mayExist ? await batches.find({ key, since, credential, signal: drain }) : null;
        // Not given up half-way: nobody would know whether it was begun.
        const batch = found ?? (await batches.submit({ file: await journal.inputFile(key), key, model, credential }));
        await journal.note({ ...slice, state: 'submitted', batchId: batch.id });
        return batch;
      } catch (error) {
        if (!(error instanceof AppError) || !passing.has(error.code) || attempt >= mostAttempts) throw error;
        mayExist = true;
        await sleep(error.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1), undefined, { signal: drain });
      }
    }
  }
}
