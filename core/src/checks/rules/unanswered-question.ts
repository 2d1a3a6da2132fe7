import { fold } from '../fold.ts';
import { unspaced } from '../../platform/contract/count-words.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import { shorten, type Rule } from './rule.ts';

/** An answer repeats at least this share of a question's words. */
const minShare = 0.34;

export const unansweredQuestion: Rule = {
  id: 'unanswered_question',
  level: 'warn',
  reason: 'Who asked and gets no answer does not read on.',
  fix: 'Answer the question in the first email, or say when you will.',
  find: (_email, { contact, sequence, position }) => {
    if (position !== 0) return [];
    const text = sequence.map(({ subject, body }) => fold(`${subject}\n${body}`)).join('\n');
    return contact.openQuestions
      .filter((question) => !isTakenUp(question.text, text))
      .slice(0, 3)
      .map((question) => ({
        message: `No email answers the contact's question${question.date === undefined ? '' : ` of ${formatDay(question.date.slice(0, 10))}`}: "${shorten(question.text)}"`,
      }));
  },
};

/** Whether a text repeats enough of a question's telling words, in whatever form. */
function isTakenUp(question: string, text: string): boolean {
  const stems = stemsOf(question);
  if (stems.length === 0) return true;
  const found = stems.filter((stem) => text.includes(stem)).length;
  return found / stems.length >= minShare && (found > 1 || stems.length < 3);
}

/** The beginnings of the longer words; pairs of characters where words are not separated. */
function stemsOf(question: string): string[] {
  const folded = fold(question);
  if (unspaced.test(folded) && !/[가-힣]/.test(folded)) {
    const signs = folded.replaceAll(/[^\p{Script=Han}\p{Script=Katakana}]/gu, ' ');
    return [
      ...new Set(
        signs.split('').flatMap((sign, at) => (/\S\S/.test(signs.slice(at, at + 2)) ? [signs.slice(at, at + 2)] : [])),
      ),
    ];
  }
  const minLength = /[가-힣]/.test(folded) ? 2 : 5;
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= minLength || /\d/.test(word));
  return [...new Set(words.map((word) => word.slice(0, Math.max(minLength, word.length - 3))))];
}
