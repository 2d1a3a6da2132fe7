import type { StopReason } from './stop-reason.ts';

/** The totals of a run. */
export interface BulkSummary {
  readonly ready: number;
  /** The ready rows whose result had been written before. */
  readonly reused: number;
  readonly errors: number;
  readonly skipped: number;
  /** US dollars of the calls of this run whose cost is known. */
  readonly spentUsd: number;
  /** US dollars that other calls may have cost at most, because nobody reported what they used. */
  readonly reservedUsd: number;
  /** Rows that were written by a model of unknown price. */
  readonly unpriced: number;
  /** Null when every row has ended. */
  readonly stopped: StopReason | null;
}
