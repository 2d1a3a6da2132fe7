import { auditLine, type AuditEntryWire } from '@overture/core/contract';
import { csvText } from '../../csv/csv-text.ts';

export function auditCsv(entries: readonly AuditEntryWire[]): string {
  const rows = entries.map((entry) => {
    const { at, actor, action, target, detail } = entry;
    return [at, auditLine(entry), actor, action, target, detail];
  });
  return csvText([['When', 'What happened', 'Who', 'Action', 'Target', 'Detail'], ...rows]);
}
