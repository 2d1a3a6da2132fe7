import type { FindingCounts, RecordDetail } from '@overture/core/contract';

/** A record as it is exported: as the API answers it, with its owner. */
export type ExportedRecord = RecordDetail & {
  /** The address of the owner, even if the user was deleted. */
  readonly owner: string;
  /** What the emails rest on and what is to be mended; null in versions from before sources were kept. */
  readonly findings: FindingCounts | null;
};

/** How a format is written: its first lines, each record, and its last lines, all without a line end. */
export interface RecordFormat {
  readonly head?: string;
  record(record: ExportedRecord): string;
  readonly tail?: string;
}
