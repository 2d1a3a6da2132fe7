import { batchWaitCode } from '../../contract/index.ts';
import type { JobError } from './generation-record.ts';

/** Longer than a batch may take, so that whoever comes back for its answers a day later still finds its jobs waiting. */
export const batchHoldMs = 48 * 3_600_000;

/** A job that a batch is to write, and how its answer finds back. */
export interface HeldJob {
  readonly recordId: string;
  /** Of the claim that put it to wait: only that one may end it. */
  readonly fence: number;
  readonly inputHash: string;
}

/** Why a job waits that a batch is to write; names the slice of a run that it was put into. */
export function batchWait(slice: string): JobError {
  return { code: batchWaitCode, message: `With OpenAI's batch ${slice}, up to 24 hours` };
}

/** The slice a job waits for; null when it waits for something else, or for nothing. */
export function sliceOf(waitReason: JobError | null): string | null {
  if (waitReason?.code !== batchWaitCode) return null;
  return /^With OpenAI's batch ([\w-]{1,64}),/.exec(waitReason.message)?.[1] ?? null;
}
