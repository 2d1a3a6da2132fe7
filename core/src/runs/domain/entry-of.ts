import type { BulkEntry } from './bulk-row.ts';
import type { RunRow } from './run.ts';

/** A row of a run as the engine reads it. A row without a contact was left out before. */
export function entryOf({ row, contact, hubspotId }: RunRow): BulkEntry {
  const named = { row, line: row, contact };
  if (hubspotId === null) return { ...named, problem: 'it names no contact.' };
  return {
    ...named,
    hubspotId,
    // The link in the CRM is made of the id, because a run keeps no link.
    prospectUrl: undefined,
    prompt: undefined,
    department: undefined,
    model: undefined,
    additionalInfo: '',
  };
}

export async function* entriesOf(rows: readonly RunRow[]): AsyncGenerator<BulkEntry> {
  for (const row of rows) yield entryOf(row);
}
