import type { Lexicon } from './languages/lexicon.ts';
import { hasPhrase, phrasesOf } from './languages/phrases.ts';
import type { Value } from './values/value.ts';

/** What stands around a value in an email. */
export interface Surrounding {
  /** Folded text right behind the value. */
  readonly after: string;
  /** Its sentence is a question or a proposal. */
  readonly isAsked: boolean;
  /** Its sentence names a day. */
  readonly isDated: boolean;
  /** The value is the number of a list item. */
  readonly isListNumber: boolean;
  readonly lexicons: readonly Lexicon[];
  readonly thisYear: number;
}

/** Words behind a number that tell how often something happens. */
const timesBehind = /^ ?(?:times|mal|fois|veces|vezes|volte|keer|maal|ori|razy|ganger|gange|回|度|次)(?!\p{L})/u;

/** Whether a sentence is a question or a proposal. */
export function asksSomething(sentence: string, lexicons: readonly Lexicon[]): boolean {
  return /[?;]["'”)]*\s*$/.test(sentence) || lexicons.some(({ asks }) => hasPhrase(sentence, asks));
}

/**
 * Numbers that state nothing about the world: list numbers, "two questions", the length of the call that is asked for,
 * when to write again, this year, the last and the next. Within a claim every number counts, so this is not asked there.
 */
export function isOrdinaryValue(value: Value, around: Surrounding): boolean {
  const { isAsked, isDated, thisYear } = around;
  const quantity = value.quantity ?? 0;
  switch (value.kind) {
    case 'number':
      return (
        around.isListNumber ||
        quantity === 1 ||
        isNearYear(value, thisYear) ||
        // "So that you need not change it two times."
        (quantity === 2 && timesBehind.test(around.after)) ||
        // "Which of the two would you prefer?"
        (quantity <= 3 && isAsked && value.plain === undefined) ||
        (quantity <= 12 && Number.isInteger(quantity) && countsOwnThings(around))
      );
    case 'duration':
      // "All seven days" are a week.
      if (quantity === 1 || (quantity === 7 && value.unit === 'day')) return true;
      if (value.unit === 'minute')
        return quantity <= 60 && (quantity <= 3 || quantity % 5 === 0) && (isAsked || !isDated);
      return quantity <= 12 && isAsked && !isDated;
    case 'percentage':
      return quantity === 100 && isAsked;
    case 'amount':
    case 'date':
    case 'weekday':
    case 'relative':
    case 'time':
    case 'link':
    case 'address':
    case 'phone':
      return false;
  }
}

function isNearYear({ keys, quantity = 0 }: Value, thisYear: number): boolean {
  return Math.abs(quantity - thisYear) <= 1 && /^number:\d{4}$/.test(keys[0] ?? '');
}

/** The thing counted stands within the next three words: "two quick questions". Some languages put it right behind. */
function countsOwnThings({ after, lexicons }: Surrounding): boolean {
  return lexicons.some(({ counted }) => {
    const expression = phrasesOf(counted, ' ');
    if (expression === null) return false;
    return [...after.matchAll(expression)].some(({ index }) =>
      /^[\s-]*(?:[\p{L}\p{M}'-]+ ){0,2}$/u.test(after.slice(0, index)),
    );
  });
}
