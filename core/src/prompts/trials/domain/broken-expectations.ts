import type { BrokenExpectation } from '../contract/trials.ts';
import type { Expectations } from '../contract/samples.ts';
import type { LanguageDetector } from '../../../checks/index.ts';
import { languageName } from '../../../platform/contract/languages.ts';
import type { TrialEmail } from './trial-cell.ts';
import { counted } from '../../../platform/contract/counted.ts';

/** The expectations that a sequence does not meet. */
export function brokenExpectations(
  expected: Expectations,
  {
    emails,
    service,
  }: { readonly emails: readonly Pick<TrialEmail, 'subject' | 'body'>[]; readonly service: string | null },
  detect: LanguageDetector,
): BrokenExpectation[] {
  const text = folded(emails.map(({ subject, body }) => `${subject}\n${body}`).join('\n'));
  const broken: BrokenExpectation[] = [];
  for (const words of expected.mustMention) {
    if (!text.includes(folded(words))) broken.push({ what: 'mustMention', message: `No email mentions “${words}”.` });
  }
  for (const words of expected.mustNotMention) {
    if (text.includes(folded(words))) broken.push({ what: 'mustNotMention', message: `An email mentions “${words}”.` });
  }
  if (expected.emails !== null && emails.length !== expected.emails) {
    const message = `${counted(emails.length, 'email')} instead of ${expected.emails}.`;
    broken.push({ what: 'emails', message });
  }
  if (expected.language !== null) {
    const others = emails
      .flatMap(({ body }) => detect(body) ?? [])
      .filter((language) => language !== expected.language);
    if (others.length > 0) {
      const names = [...new Set(others)].map(languageName).join(', ');
      const message = `${counted(others.length, 'email')} in ${names} instead of ${languageName(expected.language)}.`;
      broken.push({ what: 'language', message });
    }
  }
  if (expected.service !== null && folded(service ?? '') !== folded(expected.service)) {
    broken.push({
      what: 'service',
      message: `The service is “${service ?? 'none'}” instead of “${expected.service}”.`,
    });
  }
  return broken;
}

/** Makes texts comparable whatever their case and line breaks. */
const folded = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
