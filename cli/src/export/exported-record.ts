import type { RecordDetail } from '@overture/core/contract';

/** A record as it is exported: as the API answers it, with whose it is. */
export type ExportedRecord = RecordDetail & {
  /** The owner's address, kept when the user was deleted. */
  readonly owner: string;
};

/** How a format is written: what comes first, each record, and what comes last. Pieces are lines. */
export interface RecordFormat {
  readonly head?: string;
  record(record: ExportedRecord): string;
  readonly tail?: string;
}
