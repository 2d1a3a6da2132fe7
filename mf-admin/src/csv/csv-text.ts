import { csvCell } from '@overture/core/contract';

/** Rows as CSV. A cell that a spreadsheet would read as a formula gets a leading apostrophe. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join(',')).join('\r\n');
}

function quoted(text: string): string {
  return `"${csvCell(text).replaceAll('"', '""')}"`;
}
