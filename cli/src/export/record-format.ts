import { csvFormat } from './csv-format.ts';
import type { RecordFormat } from './exported-record.ts';
import { htmlFormat } from './html-format.ts';

/** The format with this name. `emails`: the number of emails for which a row of CSV has columns. */
export function recordFormat(
  format: 'jsonl' | 'csv' | 'html',
  { emails, sanitise }: { readonly emails: number; readonly sanitise: (html: string) => string },
): RecordFormat {
  switch (format) {
    case 'jsonl':
      return { record: (record) => JSON.stringify(record) };
    case 'csv':
      return csvFormat(emails);
    case 'html':
      return htmlFormat(sanitise, new Date());
  }
}
