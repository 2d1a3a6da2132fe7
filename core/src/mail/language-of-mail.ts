import { mailLanguageCodes, mailLanguages, type MailLanguageCode } from './languages/index.ts';
import { fold } from './phrases.ts';

/** A second language counts from this share of the first one's words. */
const minShare = 0.4;

/** How many of the languages have a word, so that a word that many share says little. */
const languagesOf = new Map<string, readonly MailLanguageCode[]>();
for (const code of mailLanguageCodes)
  for (const word of vocabularyOf(code)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), code]);

function vocabularyOf(code: MailLanguageCode): ReadonlySet<string> {
  const { calendar, ...lists } = mailLanguages[code];
  const all = [...Object.values(lists), calendar.months, calendar.weekdays, calendar.back, calendar.today].join(' ');
  return new Set(fold(all).match(/(?<![@\p{L}])\p{L}{2,}(?![\p{L}*])/gu));
}

/**
 * The languages of a text (`wordsOf`), the most likely one first: one, or those of a notice in several languages. Without
 * a known word all.
 */
export function languagesIn(words: string): readonly MailLanguageCode[] {
  const scores = new Map<MailLanguageCode, number>();
  for (const word of words.split(' ')) {
    const known = languagesOf.get(word) ?? [];
    for (const code of known) scores.set(code, (scores.get(code) ?? 0) + 1 / known.length ** 2);
  }
  const sorted = [...scores].toSorted(([, a], [, b]) => b - a);
  const best = sorted[0]?.[1] ?? 0;
  return best === 0 ? mailLanguageCodes : sorted.filter(([, score]) => score >= best * minShare).map(([code]) => code);
}
