import type { Claim, DraftEmail, Evidence } from './contract/evidence.ts';
import { EmailField, type FieldName } from './email-field.ts';
import { FieldCheck, type EvidenceOptions } from './field-check.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import { lexiconsFor } from './languages/index.ts';
import { withNearest } from './nearest-value.ts';
import { nameContext } from './names/known-words.ts';
import { smallWordsOf } from './names/tokens.ts';

/**
 * What an email rests on: claims whose quote stands in its source are verified; values, names and promises that no
 * source holds are unsupported, whatever the model says; `[fill: …]` is a fill. Spans do not overlap and come in
 * reading order, the subject first. Pure: the same input gives the same answer. See docs/adr/0009-evidence.md.
 */
export function checkEvidence(
  email: DraftEmail,
  claims: readonly Claim[],
  index: SourceIndex,
  options: EvidenceOptions,
): Evidence[] {
  const names = nameContext(index, lexiconsFor(options.language), smallWordsOf(email.body));
  const fieldOf = (name: FieldName): EmailField => new EmailField(name, email[name], options.language);
  const body = new FieldCheck(fieldOf('body'), names, options).run(claims);
  // What the subject names is worked out in the body.
  const subject = new FieldCheck(fieldOf('subject'), names, options).run(claims, body.judged);
  return withNearest([...subject.evidence, ...body.evidence], index, options.language);
}
