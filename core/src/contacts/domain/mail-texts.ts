import type { Engagement } from './contact.ts';
import { newestFirst } from './engagement-date.ts';
import { attribution, readMail, type MailText } from './mail-text.ts';

/** Shorter lines are mostly greetings and names, which every mail has. */
const shortestTelling = 20;

/**
 * The texts of a contact's emails by their ids, each thing told once: of what a mail quotes, only what stands in no mail
 * before it is kept. So mails that the CRM never got are told by the first that quotes them, and not again by each answer.
 */
export function mailTexts(emails: readonly Engagement[]): ReadonlyMap<string, MailText> {
  const told = new Set<string>();
  const texts = new Map<string, MailText>();
  for (const { id, properties } of newestFirst('emails', emails).toReversed()) {
    const { own, quoted } = readMail(properties['hs_email_html'] || properties['hs_email_text'] || '');
    for (const line of own.split('\n')) told.add(keyOf(line));
    const kept = quoted.split('\n').filter((line) => !told.has(keyOf(line)));
    for (const line of kept) told.add(keyOf(line));
    const telling = kept.some((line) => line.trim().length >= shortestTelling && !attribution.test(line.trim()));
    texts.set(id, { own, quoted: telling ? withoutIdle(kept) : '' });
  }
  return texts;
}

const keyOf = (line: string): string =>
  line
    .replaceAll(/[>\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** Removes lines such as `Ada wrote:` when nothing of the quoted mail remains. */
function withoutIdle(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled
    .filter((line, at) => {
      const next = filled[at + 1];
      return !attribution.test(line.trim()) || (next !== undefined && !attribution.test(next.trim()));
    })
    .join('\n');
}
