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
  abstract close(): void;
}

/** Opens a ledger for a run. */
export abstract class BulkLedgers {
  abstract open(): BulkLedger;
}
