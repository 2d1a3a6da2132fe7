import { BulkLedger } from '../ports/bulk-ledger.ts';

/** A stored run's rows say themselves which have ended or repeat a contact, so nothing is remembered. */
export class NoLedger extends BulkLedger {
  noteEnded(): void {}

  endedContact(): null {
    return null;
  }

  claim(_hubspotId: string, row: number): number {
    return row;
  }

  close(): void {}
}
