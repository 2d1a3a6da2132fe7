import type { FindingCounts, RecordDetail } from '@overture/core/contract';

/** A record as it is exported: as the API answers it, with its owner. */
export type ExportedRecord = RecordDetail & {
  /** The address of the owner, even if the user was deleted. */
  readonly owner: string;
  /** The counts of evidence and findings; null in versions that were generated before sources were kept. */
  readonly findings: FindingCounts | null;
};

/** The parts of a format: its first lines, each record, and its last lines, all without a line end. */
export interface RecordFormat {
  readonly head?: string;
  record(record: ExportedRecord): string;
  readonly tail?: string;
}
