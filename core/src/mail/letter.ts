import type { MailLanguageCode } from './languages/index.ts';
import { languagesIn } from './language-of-mail.ts';
import { fold, readWords, wordsOf } from './phrases.ts';
import { ownSubject } from './subject.ts';
import { tablesOf } from './tables.ts';

/** The most characters of a mail that are read. What it is, and until when, stands in the beginning. */
const maxLength = 3_000;
const maxSubjectLength = 250;
/** A longer line is no closing and no divider. */
const maxClosingLength = 60;
/** So much of a line tells whether it is a disclaimer. */
const maxOpening = 300;

/** A mail as its rules read it. */
export interface Letter {
  readonly languages: readonly MailLanguageCode[];
  /** The subject that its sender chose; empty where the mail program repeats ours. Folded. */
  readonly subject: string;
  /** What the sender wrote: without signature and the lines that stand below all mails of a company. Folded. */
  readonly body: string;
  /** All of it, folded. */
  readonly whole: string;
}

/** Lines of dashes and the like, which divide a letter from what stands below. */
const divider = /^\s*[-_=*~#.]{4,}\s*$|^--\s*$/;

/** A line of contact data, such as `Acme Ltd · 1 High Street · Paisley`. */
const contactData = /^[^·|•]{2,80}(?:\s[·|•]\s[^·|•]{2,80}){2,6}$/;

/** Divides a mail. Quotes are not part of `text`. */
export function letterOf(subject: string, text: string): Letter {
  const whole = fold(text.slice(0, maxLength));
  const title = fold(ownSubject(subject.slice(0, maxSubjectLength)));
  const languages = languagesIn(wordsOf(`${title}\n${whole}`));
  return { languages, subject: title, body: bodyOf(whole, languages), whole };
}

function bodyOf(whole: string, languages: readonly MailLanguageCode[]): string {
  const lines = whole.split('\n');
  let hasBegun = false;
  const end = lines.findIndex((line) => {
    const isFirst = !hasBegun;
    hasBegun ||= line.trim().length > 3;
    if (isFirst || line.trim() === '') return false;
    if (divider.test(line) || contactData.test(line)) return true;
    const words = readWords(line.slice(0, maxOpening));
    const isClosing = line.length <= maxClosingLength;
    return languages.some((code) => {
      const { closings, disclaimers } = tablesOf(code);
      return (isClosing && closings.test(words.text)) || disclaimers.test(words.text);
    });
  });
  return (end < 0 ? lines : lines.slice(0, end)).join('\n');
}
