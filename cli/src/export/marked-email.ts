import { disarmLinks, indexSources, unknownLinks } from '@overture/core/checks';
import type { ExportedRecord } from './exported-record.ts';

const noSources = indexSources([]);

/**
 * The texts of an email with its unknown links marked and written so that no program makes links of them. Where no
 * sources were kept, every link is unknown.
 */
export function markedEmail({ subject, body, evidence }: ExportedRecord['emails'][number]): {
  readonly subject: string;
  readonly body: string;
} {
  const unknownIn = (field: 'subject' | 'body', text: string) =>
    evidence?.filter(
      (span) =>
        span.field === field && span.status === 'unsupported' && (span.about === 'link' || span.about === 'address'),
    ) ?? unknownLinks(text, noSources);
  return {
    subject: disarmLinks(subject, unknownIn('subject', subject)),
    body: disarmLinks(body, unknownIn('body', body)),
  };
}
