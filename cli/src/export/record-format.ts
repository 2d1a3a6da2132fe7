import { PlaybookHtml } from '@overture/core/writing/ports/playbook-html';
import type { OpenCore } from '@overture/core/composition';
import { csvFormat } from './csv-format.ts';
import type { RecordFormat } from './exported-record.ts';
import { htmlFormat } from './html-format.ts';
import { jsonlFormat } from './jsonl-format.ts';

/** The format with this name. `emails`: the number of emails for which a row of CSV has columns. */
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
