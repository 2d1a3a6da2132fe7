import { fold, foldWithOffsets } from '../fold.ts';
import { lexiconsFor } from '../languages/index.ts';
import { phrasesOf } from '../languages/phrases.ts';
import { shorten, type Rule } from './rule.ts';

const shouting = /!{2,}|\${2,}|€{2,}|(?<![\p{L}\p{N}])(?:\p{Lu}{5,}\s+){2,}\p{Lu}{3,}/gu;
const maxFindings = 5;

export const spamWords: Rule = {
  id: 'spam_words',
  level: 'warn',
  reason: 'Pressure and promises of certainty are what filters look for, and what consumer protection forbids.',
  fix: 'Say it plainly.',
  research: 'Directive 2005/29/EC, annex I; SpamAssassin rules; FTC, CAN-SPAM compliance guide',
  find: (email, { language }) =>
    (['subject', 'body'] as const)
      .flatMap((field) =>
        pressureIn(email[field], language).map(({ start, end }) => ({
          field,
          start,
          end,
          message: `"${shorten(email[field].slice(start, end))}" sounds like an advertisement. Say it plainly.`,
        })),
      )
      .slice(0, maxFindings),
};

/** Where a text presses its reader, or shouts. */
export function pressureIn(text: string, language: string | null): readonly { start: number; end: number }[] {
  const folded = fold(text);
  const words = lexiconsFor(language).flatMap(({ pressure }) => {
    const expression = phrasesOf(pressure);
    return expression === null ? [] : [...folded.matchAll(expression)];
  });
  // Most texts hold none, and places are dear to find.
  const { starts, ends } = foldWithOffsets(words.length === 0 ? '' : text);
  return [
    ...words.map(({ index, 0: found }) => ({
      start: starts[index] ?? 0,
      end: ends[index + found.length - 1] ?? 0,
    })),
    ...[...text.matchAll(shouting)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  ];
}
