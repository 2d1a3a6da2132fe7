import type { StopReason } from './stop-reason.ts';

/** What a run has come to. */
export interface BulkSummary {
  readonly ready: number;
  /** Of the ready rows, those whose result had been written before. */
  readonly reused: number;
  readonly errors: number;
  readonly skipped: number;
  /** US dollars spent by this run, on rows whose price is known. */
  readonly spentUsd: number;
  /** Rows that were written by a model whose price nobody knows. */
  readonly unpriced: number;
  /** Null: every row has ended. */
  readonly stopped: StopReason | null;
}
