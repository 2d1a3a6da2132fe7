import type { Credential } from '../../credentials/domain/credential.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { PromptParts } from '../domain/prompt-parts.ts';
import type { SequenceAnswer } from './text-generator.ts';

/** A batch as the vendor sees it now. */
export interface TextBatch {
  readonly id: string;
  /** `running` until nothing of it changes any more; only a completed one has come to all of its requests. */
  readonly state: 'running' | 'completed' | 'expired' | 'cancelled' | 'failed';
  /** The vendor's own word for where it is. */
  readonly status: string;
  readonly counts: { readonly total: number; readonly completed: number; readonly failed: number };
  /** Why the vendor would not carry out any of it, in its words; null where it did. */
  readonly failure: string | null;
  readonly files: { readonly input: string; readonly output: string | null; readonly errors: string | null };
}

/** How one request of a batch ended: an answer, an error as a live call has them, or null: it was not come to. */
export interface BatchAnswer {
  readonly customId: string;
  readonly result: SequenceAnswer | AppError | null;
}

/** What one input file may hold. */
export const batchLimits = { requests: 50_000, bytes: 200_000_000 } as const;
/** What a custom id may hold. */
export const longestCustomId = 64;

/**
 * Writes many sequences for half the price, within a day. All requests of a batch are of one model. Every call has a
 * deadline of its own. Errors: as `TextGenerator`, and `validation_failed` where the server has no batches.
 */
export abstract class TextBatches {
  /** One line of an input file, without its line end. */
  abstract requestLine(request: {
    readonly customId: string;
    readonly model: string;
    readonly prompt: PromptParts;
  }): Promise<string>;
  /** Uploads an input file and begins the batch. `key` is kept with the batch, so that `find` finds it. */
  abstract submit(request: {
    readonly file: Blob;
    readonly key: string;
    readonly model: string;
    readonly credential: Credential;
    readonly signal?: AbortSignal;
  }): Promise<TextBatch>;
  /** The batch that was submitted with this key, no longer ago than `since`; null when there is none. */
  abstract find(request: {
    readonly key: string;
    readonly since: Timestamp;
    readonly credential: Credential;
    readonly signal?: AbortSignal;
  }): Promise<TextBatch | null>;
  /** Errors: `not_found` for a batch that this credential's account does not have. */
  abstract read(request: {
    readonly id: string;
    readonly credential: Credential;
    readonly signal?: AbortSignal;
  }): Promise<TextBatch>;
  /** What an ended batch answered, in no order; requests it did not come to may be missing. Read as it is taken. */
  abstract answers(request: {
    readonly batch: TextBatch;
    readonly model: string;
    readonly credential: Credential;
    readonly signal?: AbortSignal;
  }): AsyncIterable<BatchAnswer>;
  /** Removes the batch's files from the vendor's storage. */
  abstract forget(request: { readonly batch: TextBatch; readonly credential: Credential }): Promise<void>;
}
