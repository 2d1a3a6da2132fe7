import { PlaybookHtml } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { csvFormat } from './csv-format.ts';
import type { RecordFormat } from './exported-record.ts';
import { htmlFormat } from './html-format.ts';
import { jsonlFormat } from './jsonl-format.ts';

/** How records are written in a format; `emails` is how many of them a row of CSV has columns for. */
export function recordFormat(format: 'jsonl' | 'csv' | 'html', core: OpenCore, emails: number): RecordFormat {
  switch (format) {
    case 'jsonl':
      return jsonlFormat;
    case 'csv':
      return csvFormat(emails);
    case 'html':
      return htmlFormat((html) => core.get(PlaybookHtml).sanitise(html), new Date());
  }
}
