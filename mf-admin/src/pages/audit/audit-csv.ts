import { auditLine, csvCell, type AuditEntryWire } from '@overture/core/contract';

/** The entries as CSV. A cell that a spreadsheet would read as a formula gets a leading apostrophe. */
export function auditCsv(entries: readonly AuditEntryWire[]): string {
  const rows = entries.map((entry) => {
    const { at, actor, action, target, detail } = entry;
    return [at, auditLine(entry), actor, action, target, detail];
  });
  return [['When', 'What happened', 'Who', 'Action', 'Target', 'Detail'], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');
}

function cell(text: string): string {
  return `"${csvCell(text).replaceAll('"', '""')}"`;
}
