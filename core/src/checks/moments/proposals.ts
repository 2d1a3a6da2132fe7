import type { Lexicon } from '../languages/lexicon.ts';
import { daysMeant, hourWords } from './moments.ts';
import { hasPhrase, phrasesOf } from '../languages/phrases.ts';
import { isPastWeekday } from '../support.ts';
import type { Sentence } from '../email-field.ts';
import type { ValueSurroundings } from '../value-surroundings.ts';
import type { Value } from '../values/value.ts';

const question = /[?？;；]["'”)\]]*\s*$/u;
/** The last words of a question, behind a comma. */
const lastWords = /[,、，] ?([^,、，?？]{1,20})[?？]["'”)\]]*\s*$/u;

const nothingCounted = /^ ?(?:$|[?.,;!)]|\p{L}{1,3}(?!\p{L}))/u;

/** Whether a value is a day or a time that may lie ahead. */
export function isProposable(value: Value, folded: string, today: number): boolean {
  const { kind, day = 0, quantity = 0, start, end, scale = 0 } = value;
  switch (kind) {
    case 'time':
      return true;
    case 'weekday':
      return !isPastWeekday(value, folded);
    case 'relative':
      return day >= 0;
    case 'date': {
      const days = daysMeant(value, today);
      return days.length === 0 || days.some((each) => each >= today);
    }
    case 'number':
      return (
        Number.isInteger(quantity) &&
        quantity <= 24 &&
        scale === 0 &&
        hourWords.test(folded.slice(Math.max(0, start - 12), start)) &&
        nothingCounted.test(folded.slice(end, end + 5))
      );
    default:
      return false;
  }
}

/** Whether the writer offers a day or a time that may lie ahead: the sentence that tells it proposes something. */
export function isOffered(value: Value, sentence: Sentence, around: ValueSurroundings): boolean {
  const { folded, lexicons, today } = around;
  const { start, end } = sentence.folded;
  return isProposable(value, folded, today) && isProposal(folded.slice(start, end), lexicons);
}

/** Whether a folded sentence proposes what it says: a question, other than "…, right?", or a sentence that says so. */
function isProposal(sentence: string, lexicons: readonly Lexicon[]): boolean {
  const words = lexicons.flatMap(({ proposals }) => proposals ?? []);
  const last = lastWords.exec(sentence)?.[1] ?? '';
  if (
    last !== '' &&
    words.some(({ tags }) => hasPhrase(last, tags) && last.replace(phrasesOf(tags) ?? '', '').trim() === '')
  )
    return false;
  return question.test(sentence) || words.some(({ proposes }) => hasPhrase(sentence, proposes));
}
