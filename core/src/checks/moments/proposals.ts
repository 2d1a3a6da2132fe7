import type { Lexicon } from '../languages/lexicon.ts';
import { daysMeant } from './moments.ts';
import { hasPhrase, phrasesOf } from '../languages/phrases.ts';
import { proposals } from '../languages/proposals.ts';
import { polaritiesOf } from '../claims/polarity.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { passageAt, type SourcePassage } from '../sources/source-passage.ts';
import { isPastWeekday } from '../support.ts';
import type { Value } from '../values/value.ts';

const question = /[?？;；]["'”)\]]*\s*$/u;
/** The last words of a question, behind a comma. */
const lastWords = /[,、，] ?([^,、，?？]{1,20})[?？]["'”)\]]*\s*$/u;

/** Words before the bare number of an hour. */
const hourWord =
  /(?:^|[^\p{L}])(?:at|um|gegen|ab|a|vers|des|alle|dalle|as|las|om|rond|vanaf|la|ora|o|od|kl|klockan|fran) $/u;
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
        hourWord.test(folded.slice(Math.max(0, start - 10), start)) &&
        nothingCounted.test(folded.slice(end, end + 5))
      );
    default:
      return false;
  }
}

/** Whether a folded sentence proposes what it says: a question, other than "…, right?", or a sentence that says so. */
export function isProposal(sentence: string, lexicons: readonly Lexicon[]): boolean {
  const words = lexicons.flatMap(({ code }) => proposals[code] ?? []);
  const last = lastWords.exec(sentence)?.[1] ?? '';
  if (
    last !== '' &&
    words.some(({ tags }) => hasPhrase(last, tags) && last.replace(phrasesOf(tags) ?? '', '').trim() === '')
  )
    return false;
  return question.test(sentence) || words.some(({ proposes }) => hasPhrase(sentence, proposes));
}

/** The clause of a source about a day has so many characters before and behind it. */
const before = 48;
const behind = 32;
const clauseStart = /^.*[,;:.!?\n。、，；]/su;
const clauseEnd = /[,;:.!?\n。、，；].*$/su;

/** Where a source says of a weekday or a date, and of no time of it, that somebody cannot be met then. */
export function refusalOf(
  { kind, keys }: Value,
  index: SourceIndex,
  lexicons: readonly Lexicon[],
): SourcePassage | null {
  if (kind !== 'weekday' && kind !== 'date') return null;
  const words = lexicons.flatMap(({ code }) => proposals[code] ?? []);
  const checks = polaritiesOf(lexicons.map(({ code }) => code));
  for (const key of keys)
    for (const source of index.holders.get(key) ?? [])
      for (const value of source.values) {
        if (!value.keys.includes(key)) continue;
        const [start, end] = [value.start - source.offset, value.end - source.offset];
        const left = source.folded.slice(Math.max(0, start - before), start).replace(clauseStart, '');
        const right = source.folded.slice(end, end + behind).replace(clauseEnd, '');
        const clause = `${left}${source.folded.slice(start, end)}${right}`;
        if (/\d/.test(left + right)) continue;
        const isAway = words.some(({ away }) => hasPhrase(clause, away));
        if (isAway || checks.some(({ isNegated }) => isNegated(clause))) return passageAt(source, value);
      }
  return null;
}
