import type { HeldJob } from '../../generation/domain/batch-wait.ts';
import type { BulkRow } from '../domain/bulk-row.ts';

/**
 * What a run has to remember of every row. Kept outside of the process's memory, so that this stays flat however long
 * the list is. Lives as long as the run.
 */
export abstract class BulkLedger {
  /** Remembers that an earlier run brought this row to its end. */
  abstract noteEnded(row: number, contact: string): void;
  /** The contact of a row that ended in an earlier run; null: it has not ended. */
  abstract endedContact(row: number): string | null;
  /** The first row of this run that named the contact; `row` itself when none did before. */
  abstract claim(hubspotId: string, row: number): number;
  /** Remembers a request of a slice, and the row it is for once that is known. Replaces what it knew of the record. */
  abstract noteBatched(request: BatchedRequest): void;
  /** Of the record's newest request; null: none, or it was taken. */
  abstract findBatched(recordId: string): BatchedRequest | null;
  /** Forgets the request that it answers. */
  abstract takeBatched(recordId: string): BatchedRequest | null;
  /** Any request of a slice that was not taken; null: there is none left. */
  abstract nextBatched(slice: string): BatchedRequest | null;
  abstract close(): void;
}

/** A request that was put into a slice of a batch run, and the row it is for; null where no row of this run asks for it. */
export interface BatchedRequest extends HeldJob {
  readonly slice: string;
  readonly row: BatchedRow | null;
}

/** Of a row, what its line and its playbook take. */
export type BatchedRow = Pick<BulkRow, 'row' | 'contact' | 'hubspotId'>;

/** Opens a ledger for a run. */
export abstract class BulkLedgers {
  abstract open(): BulkLedger;
}
