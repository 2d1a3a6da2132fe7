import { csvCell } from '@overture/core/contract';
import { stringify } from 'csv-stringify/sync';
import type { ExportedRecord, RecordFormat } from './exported-record.ts';
import { markedEmail } from './marked-email.ts';
import { plainText } from './plain-text.ts';

type Column = readonly [name: string, value: (record: ExportedRecord) => string | number | null | undefined];

const about: readonly Column[] = [
  ['owner', ({ owner }) => owner],
  ['contact', ({ hubspotId }) => hubspotId],
  ['link', ({ prospectUrl }) => prospectUrl],
  ['first_name', ({ properties }) => properties.firstname],
  ['last_name', ({ properties }) => properties.lastname],
  ['company', ({ properties }) => properties.company],
  ['email', ({ properties }) => properties.email],
  ['domain', ({ department }) => department],
  ['status', ({ responseStatus }) => responseStatus],
  ['error', ({ responseError }) => responseError?.message],
  ['template', ({ promtId }) => promtId.title],
  ['model', ({ aiModel }) => aiModel],
  ['submitted_at', ({ submittedAt }) => submittedAt],
  ['finished_at', ({ finishedAt }) => finishedAt],
  ['version', ({ version }) => version],
  ['detected_service', ({ detectedService }) => detectedService],
  ['input_tokens', ({ token_usage: usage }) => usage.input_tokens],
  ['output_tokens', ({ token_usage: usage }) => usage.output_tokens],
  ['cost_usd', ({ provenance }) => provenance?.costUsd],
  ['hubspot_note', ({ noteId }) => noteId],
  ['verified', ({ findings }) => findings?.verified],
  ['unsupported', ({ findings }) => findings?.unsupported],
  ['placeholders', ({ findings }) => findings?.fill],
  ['to_mend', ({ findings }) => findings?.block],
  ['warnings', ({ findings }) => findings?.warn],
  ['key_insights', ({ playbook }) => playbook?.keyInsights.map(plainText).join('\n')],
  ['recommended_strategy', ({ playbook }) => playbook?.recommendedStrategy.map(plainText).join('\n')],
];

const email = (index: number): Column[] => [
  [`subject_${index + 1}`, ({ emails }) => emails[index] && markedEmail(emails[index]).subject],
  [`body_${index + 1}`, ({ emails }) => emails[index] && markedEmail(emails[index]).body],
];

/**
 * One row per record, for spreadsheets: UTF-8 with a byte order mark. An apostrophe begins a cell that a spreadsheet
 * would take for a formula, because anybody may have filled in the CRM field. The header is written before any record
 * is read, so the caller gives the number of emails with columns; further emails of a record are left out.
 */
export function csvFormat(emails: number): RecordFormat {
  const columns = [...about, ...Array.from({ length: emails }, (_, index) => email(index)).flat()];
  return {
    head: `\uFEFF${row(columns.map(([name]) => name))}`,
    record: (record) => row(columns.map(([, value]) => value(record) ?? '')),
  };
}

function row(cells: readonly (string | number)[]): string {
  // Only texts can be formulas; the numbers are our own.
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell : csvCell(cell)));
  return stringify([texts], { eof: false });
}
