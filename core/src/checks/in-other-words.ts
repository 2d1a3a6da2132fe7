import { andWords, toWords } from './languages/short-words.ts';
import { windowAround } from './lists.ts';
import { factsAbout } from './bindings/facts.ts';
import { isFunctionWord } from './content-words.ts';
import { wordTables } from './languages/tables.ts';
import { overlap } from './marks.ts';
import {
  isBehindItsWeekday,
  isKnownBareDay,
  isKnownHour,
  isKnownWeek,
  isTimeInDigits,
  isWeekdayOfOne,
} from './moments/moments.ts';
import { isYearToldOtherwise } from './moments/told-years.ts';
import { maxNeighbours, nearby, type ValueSurroundings } from './value-surroundings.ts';
import { keysWithUnitOf } from './values/joined-values.ts';
import type { Value } from './values/value.ts';
import { stemsIn } from './word-stems.ts';
import { isHeldFraction } from './worked-out/fractions.ts';
import { isHeldWithoutUnit } from './worked-out/terms.ts';

/** Nobody numbers more parts of one thing. */
const maxOfSeries = 12;
const maxWord = 24;
/** The value whose unit a number shares is one of so many before it. */
const maxUnitsBefore = 3;
const wordBefore = /\p{L}{3,20} $/u;
const endsClause = /^(?:[,;:!?)]|\.(?!\d)|$)/;
/** The number of a day stands within so many characters behind its weekday. */
const maxToDay = 8;
const rangeOfDays = new RegExp(`^\\.? ?(?:-|${toWords}|${andWords}) ?$`);

/** Whether a value that no source holds in this form says the same in other words. */
export function isInOtherWords(value: Value, at: number, around: ValueSurroundings): boolean {
  const index = around.index;
  switch (value.kind) {
    case 'weekday':
      return (
        isWeekdayOfOne(value, around.neighboursOf(value, at), { folded: around.folded, index, today: around.today }) ||
        isBeforeItsDay(value, at, around)
      );
    case 'time':
      return isTimeInDigits(value, index);
    case 'duration':
    case 'number':
      return (
        isVerbatim(value, around) ||
        isKnownBareDay(value, around.folded, index, around.today) ||
        isKnownHour(value, around.folded, index, around.today) ||
        isKnownWeek(value, around.folded, index, around.today) ||
        isInFraction(at, around) ||
        isBareAmount(value, at, around) ||
        hasUnitBeside(value, at, around) ||
        isHeldWithoutUnit(value, index.facts()) ||
        isNextOfSeries(value, around) ||
        isYearToldOtherwise(value, index)
      );
    case 'date':
      return isEndOfMonths(value, at, around);
    default:
      return false;
  }
}

/** "From July to December they make 3,840 euros": the sum tells for how long, from a month that sources know. */
function isEndOfMonths({ dates = [], start }: Value, at: number, around: ValueSurroundings): boolean {
  const first = around.field.values[at - 1];
  const isMonth = (of: Pick<Value, 'dates'>): boolean => of.dates?.[0]?.day === null;
  return (
    first !== undefined &&
    isMonth({ dates }) &&
    isMonth(first) &&
    !around.faulty.has(first) &&
    rangeOfDays.test(around.folded.slice(first.end, start)) &&
    around.cuesOf(around.sentenceOf({ start, end: start + 1 })).isResult &&
    around.neighboursOf(first, at - 1).some(({ kind }) => kind === 'amount')
  );
}

/** "The box is 408 lei, six at 74 each": beside an amount, a number that counts nothing is one too; so is the price of what it is of. */
function isBareAmount(
  { kind, keys, plain, quantity, end, start }: Value,
  at: number,
  around: ValueSurroundings,
): boolean {
  if (kind !== 'number' || plain !== undefined || !endsClause.test(around.folded.slice(end, end + 2))) return false;
  if (!keys.some((key) => around.index.holders.has(key.replace('number:', 'amount:')))) return false;
  const sentence = around.sentenceOf({ start, end });
  const isOfMoney = windowAround(around.field.values, at, maxNeighbours).some(
    (other) => other.kind === 'amount' && overlap(other, sentence.folded),
  );
  const about = factsAbout(stemsIn(around.wordsAbout(at, sentence)), around.index.facts());
  return isOfMoney || about.some((fact) => fact.value.kind === 'amount' && fact.value.quantity === quantity);
}

/** "18 working days, where others need thirty of them": a number that counts nothing may have the unit of a value beside it. */
function hasUnitBeside(
  { kind, plain, quantity = 0, start, end }: Value,
  at: number,
  around: ValueSurroundings,
): boolean {
  const [, word] = /^[ -](\p{L}+)/u.exec(around.folded.slice(end, end + maxWord)) ?? [];
  const isBare = word === undefined ? endsClause.test(around.folded.slice(end, end + 2)) : saysNothing(word, around);
  if (kind !== 'number' || plain !== undefined || !isBare) return false;
  return around.field.values
    .slice(Math.max(0, at - maxUnitsBefore), at)
    .some(
      (other) =>
        (other.kind === 'percentage' || other.kind === 'duration') &&
        start - other.end <= nearby &&
        keysWithUnitOf(other, quantity).some((key) => around.index.holders.has(key)),
    );
}

function saysNothing(word: string, around: ValueSurroundings): boolean {
  return around.lexicons.some(({ code }) => isFunctionWord(word, code));
}

/** "Stage 1, stage 2": the number is the next one of its word. */
function isNextOfSeries({ kind, quantity = 0, start }: Value, around: ValueSurroundings): boolean {
  if (kind !== 'number' || quantity > maxOfSeries) return false;
  const [word] = wordBefore.exec(around.folded.slice(Math.max(0, start - maxWord), start)) ?? [];
  return (
    word !== undefined &&
    around.field.values.some(
      (other) =>
        other.kind === 'number' &&
        Math.abs((other.quantity ?? 0) - quantity) === 1 &&
        around.folded.slice(other.start - word.length, other.start) === word,
    )
  );
}

/** A number in words that the same words of a source hold, though they may mean something else in other languages. */
function isVerbatim({ kind, dayKind, start, end }: Value, around: ValueSurroundings): boolean {
  // What kind of days is meant may stand behind them.
  if (dayKind !== undefined) return false;
  const text = around.folded.slice(start, end);
  // Sources are read as texts of no language, in which such a word may be none: "once" is eleven in Spanish.
  const [word = ''] = text.split(' ');
  if (
    wordTables()
      .meanings.get(word)
      ?.some(({ isAmbiguous, number }) => isAmbiguous && number !== undefined) === true
  )
    return (kind === 'number' || kind === 'duration') && around.index.hasWord(word);
  return /\p{L}{2}/u.test(text) && around.names.hasText(text) && around.index.hasWholeText(text);
}

/** "Friday 17": the number is that of a day which is this weekday. */
function isBeforeItsDay({ end }: Value, at: number, around: ValueSurroundings): boolean {
  const next = around.field.values[at + 1];
  return (
    next?.kind === 'number' && next.start - end <= maxToDay && isBehindItsWeekday(next, around.folded, around.today)
  );
}

function isInFraction(at: number, around: ValueSurroundings): boolean {
  const { values } = around.field;
  return [at - 1, at].some((first) => {
    const [part, whole] = [values[first], values[first + 1]];
    return (
      part !== undefined && whole !== undefined && isHeldFraction(around.folded, part, whole, around.index.facts())
    );
  });
}
