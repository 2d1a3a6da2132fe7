import type { RowCounts } from './run.ts';

/** The counts of a run without rows. */
export const noRows: RowCounts = { pending: 0, processing: 0, ready: 0, error: 0, skipped: 0 };
