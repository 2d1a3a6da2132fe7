import { sentencesOf } from '../sentences.ts';
import { countWords } from '../../platform/contract/count-words.ts';
import type { Rule } from './rule.ts';

const max = 28;

export const longSentences: Rule = {
  id: 'long_sentences',
  level: 'tip',
  reason: 'A sentence that fills a phone’s screen is not read to its end.',
  fix: 'Make two of it.',
  research: 'GOV.UK, Content design: sentences of up to 25 words',
  find: ({ body }) => {
    const long = sentencesOf(body)
      .map(({ start, end }) => ({ start, end, words: countWords(body.slice(start, end)) }))
      .filter(({ words }) => words > max)
      .sort((a, b) => b.words - a.words)[0];
    return long === undefined
      ? []
      : [
          {
            field: 'body',
            start: long.start,
            end: long.end,
            message: `A sentence of ${long.words} words. Make two of it.`,
          },
        ];
  },
};
