import { fold } from '../fold.ts';
import { lexiconsFor } from '../languages/index.ts';
import { phrasesOf } from '../languages/phrases.ts';
import type { Rule } from './rule.ts';

/** An email that says "I" less often is not looked at. */
const minSelf = 3;

export const selfCentred: Rule = {
  id: 'self_centred',
  level: 'tip',
  reason: 'The email is about the reader, not about its writer.',
  fix: 'Begin sentences with what the reader gets or said.',
  find: ({ body }, { language }) => {
    const [lexicon] = lexiconsFor(language);
    if (lexicon === undefined) return [];
    const text = fold(body);
    const count = (list: string): number => {
      const expression = phrasesOf(list, ' ');
      return expression === null ? 0 : [...text.matchAll(expression)].length;
    };
    const self = count(lexicon.self);
    const reader = count(lexicon.reader);
    return self >= minSelf && self > reader
      ? [
          {
            message: `"I" and its forms stand ${self} times, "you" and "we" ${reader} times. Turn a sentence or two around.`,
          },
        ]
      : [];
  },
};
