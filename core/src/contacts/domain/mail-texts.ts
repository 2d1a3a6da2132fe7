import type { CrmProperties, Engagement } from './contact.ts';
import { newestFirst } from './engagement-date.ts';
import { readMail, type MailText } from '../../mail/mail-text.ts';
import { isAttribution } from '../../mail/quotes.ts';

/** The fewest characters of a line that identifies a mail. Shorter lines are mostly greetings and names. */
const minLineLength = 20;

/**
 * The texts of a contact's emails by id, without repetitions: a quote is kept only if it stands in no earlier mail. So
 * a mail that the CRM never received appears once, in the first mail that quotes it.
 */
export function mailTexts(emails: readonly Engagement[]): ReadonlyMap<string, MailText> {
  const told = new Set<string>();
  const texts = new Map<string, MailText>();
  for (const { id, properties } of newestFirst('emails', emails).toReversed()) {
    const { own, quoted } = mailText(properties);
    for (const line of own.split('\n')) told.add(keyOf(line));
    const kept = quoted.split('\n').filter((line) => !told.has(keyOf(line)));
    for (const line of kept) told.add(keyOf(line));
    const telling = kept.some((line) => line.trim().length >= minLineLength && !isAttribution(line.trim()));
    texts.set(id, { own, quoted: telling ? withoutEmptyAttributions(kept) : '' });
  }
  return texts;
}

/** The text of one email as the CRM has it, quotes apart. */
export function mailText(properties: CrmProperties): MailText {
  return readMail(properties['hs_email_html'] || properties['hs_email_text'] || '');
}

const keyOf = (line: string): string =>
  line
    .replaceAll(/[>\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** Removes lines such as `Ada wrote:` when nothing of the quoted mail remains. */
function withoutEmptyAttributions(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled
    .filter((line, at) => {
      const next = filled[at + 1];
      return !isAttribution(line.trim()) || (next !== undefined && !isAttribution(next.trim()));
    })
    .join('\n');
}
