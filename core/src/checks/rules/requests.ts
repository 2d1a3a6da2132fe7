import { fold } from '../fold.ts';
import { lexiconsFor } from '../languages/index.ts';
import { hasPhrase } from '../languages/phrases.ts';
import { asksSomething } from '../ordinary.ts';
import { sentencesOf } from '../sentences.ts';
import type { Rule } from './rule.ts';

const quoted = /["“„«][^"”“»\n]{0,400}["”“»]/gu;

/** A request that is no question stands among so many sentences at the end. */
const lastSentences = 5;

export const requests: Rule = {
  id: 'requests',
  level: 'tip',
  reason: 'An email with one clear request is answered; with none there is nothing to answer, with several it waits.',
  fix: 'End with one question that can be answered in a line.',
  find: ({ body }, { language }) => {
    // Somebody else's question is no request of ours.
    const own = body.replaceAll(quoted, (text) => ' '.repeat(text.length));
    const sentences = sentencesOf(own);
    const asked = sentences.filter(({ start, end }) => /[?？؟]["'”)]*\s*$/.test(own.slice(start, end)));
    const [, second] = asked;
    if (second !== undefined)
      return [{ field: 'body', ...second, message: `${asked.length} questions. Ask the one that matters.` }];
    const lexicons = lexiconsFor(language);
    const isAsking =
      asked.length === 1 ||
      sentences
        .slice(-lastSentences)
        .map(({ start, end }) => fold(own.slice(start, end)))
        .some((said) => asksSomething(said, lexicons) || lexicons.some(({ offers }) => hasPhrase(said, offers)));
    return isAsking
      ? []
      : [{ message: 'The email asks for nothing. End with one question that can be answered in a line.' }];
  },
};
