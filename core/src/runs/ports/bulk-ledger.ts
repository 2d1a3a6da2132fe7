/**
 * What a run has to remember about every row. It is kept outside the memory of the process, which therefore does not grow
 * with the list. It exists as long as the run.
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
