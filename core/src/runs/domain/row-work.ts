import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { BulkKeys, GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import type { PlannedRow } from './planned-row.ts';

/** A row whose contact was read, with everything that its record needs, and the record that exists already. */
export interface RowWork {
  readonly planned: PlannedRow;
  readonly snapshot: ContactSnapshot;
  readonly keys: BulkKeys;
  /** The user's record of the row's contact. */
  readonly known: GenerationRecord | null;
}

export function isRunning(record: GenerationRecord | null): boolean {
  return record?.job.status === 'pending' || record?.job.status === 'processing';
}

/** The record of an earlier run of this list, if that run was killed while it wrote this row. */
export function leftBehind({ known, planned }: RowWork): GenerationRecord | null {
  return isRunning(known) && known?.job.request.bulk?.row === planned.key ? known : null;
}

/** A result that was written from the same inputs as this row; null if there is none or a newer one is being written. */
export function writtenBefore({
  known,
  keys,
}: RowWork): { readonly recordId: string; readonly version: GenerationVersion } | null {
  const version = isRunning(known) ? undefined : known?.results[0];
  if (known === null || version === undefined || version.request.bulk?.content !== keys.content) return null;
  return { recordId: known.id, version };
}
