import type { DraftEmail, Evidence } from './contract/evidence.ts';
import { EmailField } from './email-field.ts';
import type { EvidenceOptions } from './field-check.ts';
import { lexiconsFor } from './languages/index.ts';
import { dayNumber } from './moments/calendar.ts';
import { findPromises } from './promises.ts';
import type { SourceIndex } from './sources/index-sources.ts';

/**
 * The promises of an email that none of these sources holds: of a meeting, a discount, an attachment or a reference.
 * `checkEvidence` lets those pass that the template makes; this tells them if the index is made without the template.
 */
export function promisesIn(email: DraftEmail, index: SourceIndex, { today, language }: EvidenceOptions): Evidence[] {
  return (['subject', 'body'] as const).flatMap((name) => {
    const field = new EmailField(name, email[name], language);
    return findPromises(field.folded.text, lexiconsFor(language), index, dayNumber(today)).map(({ about, ...span }) => {
      const { start, end } = field.place(span);
      return { field: name, start, end, text: email[name].slice(start, end), status: 'unsupported' as const, about };
    });
  });
}
