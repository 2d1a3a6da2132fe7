import type { BulkEntry } from '@overture/core/runs/domain/bulk-row';
import { AppError } from '@overture/core/platform/app-error';
import { contextText, type CsvRow, type DepartmentKey } from '@overture/core/contract';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';

/** Checks the cells of a row that need the store. */
export interface BulkCellReaders {
  /** Errors: AppError for a text that is no contact. */
  contact(text: string): { readonly hubspotId: string; readonly prospectUrl: string | undefined };
  /** Errors: UsageError for an unknown domain. */
  department(name: string): DepartmentKey;
}

const optional = (name: string, max: number) =>
  z
    .string()
    .max(max, `its ${name} is longer than ${max.toLocaleString('en')} characters`)
    .default('')
    .transform((text) => (text === '' ? undefined : text));

const cellsSchema = z.object({
  contact: z.string().min(1, 'it names no contact').max(2_000, 'its contact is longer than 2,000 characters'),
  prompt: optional('prompt', 300),
  domain: optional('domain', 100),
  model: optional('model', 100),
  additional_info: contextText('additional_info'),
});

/** The columns of a list; the first one is required. */
export const listColumns = Object.keys(cellsSchema.shape);

/** Yields the checked rows of a list; an invalid one contains its problem. Stops after `limit` rows. */
export async function* readEntries(
  rows: AsyncIterable<CsvRow>,
  readers: BulkCellReaders,
  limit: number,
): AsyncGenerator<BulkEntry> {
  for await (const row of rows) {
    if (row.row > limit) return;
    yield toEntry(row, readers);
  }
}

function toEntry({ row, line, cells, problem }: CsvRow, readers: BulkCellReaders): BulkEntry {
  const raw = cells['contact'] ?? '';
  const bad = (why: string): BulkEntry => ({ row, line, contact: asText(raw), problem: `${why}.` });
  if (problem !== null) return bad(problem);
  const parsed = cellsSchema.safeParse(cells);
  if (!parsed.success) return bad(parsed.error.issues.map(({ message }) => message).join('; '));
  const { contact, prompt, domain, model, additional_info: additionalInfo } = parsed.data;
  const named = contactOf(contact);
  if (named === null) return bad('its contact is a formula without a link; formulas are not carried out');
  try {
    return {
      row,
      line,
      contact: named,
      ...readers.contact(named),
      prompt,
      department: domain === undefined ? undefined : readers.department(domain),
      model,
      additionalInfo,
    };
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof UsageError)) throw error;
    return bad(error.message.replace(/\.$/, ''));
  }
}

const hyperlink = /^=\s*hyperlink\s*\(\s*"([^"]+)"/i;

/** The link in a cell that a spreadsheet wrote as a formula; null for any other formula. */
function contactOf(cell: string): string | null {
  const link = hyperlink.exec(cell)?.[1];
  if (link !== undefined) return link.trim();
  return isFormula(cell) ? null : cell;
}

function isFormula(text: string): boolean {
  return /^[=+@-]/.test(text);
}

/** The text as it can be shown, and written to a file for spreadsheets: without formulas, and of limited length. */
function asText(cell: string): string {
  const text = cell.length > 200 ? `${cell.slice(0, 200)}…` : cell;
  return isFormula(text) ? `'${text}` : text;
}
