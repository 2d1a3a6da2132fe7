import { countedBehind, type Fact, factsAbout, isListPrice } from './bindings/facts.ts';
import { rateOf, rateOfFact } from './bindings/rates.ts';
import { otherCount } from './bindings/rivals.ts';
import type { EvidenceTopic } from './contract/evidence.ts';
import { isInOtherWords } from './in-other-words.ts';
import { overlap } from './marks.ts';
import { isCountedDate, isCountedTime } from './moments/moments-ahead.ts';
import { daysMeant } from './moments/moments.ts';
import { isOffered, isProposable } from './moments/proposals.ts';
import { isOfItsWeekday } from './moments/weekday-dates.ts';
import { passageAt } from './sources/source-passage.ts';
import { supportByRange } from './support.ts';
import type { ToldValue, ValueSurroundings } from './value-surroundings.ts';
import { isMultiple, topicOf, type ValueFault } from './value-topic.ts';
import type { ValueKind } from './values/value.ts';
import { stemsIn } from './word-stems.ts';
import { cuesIn } from './worked-out/cues.ts';
import { isDerived, isDifferenceFromAny } from './worked-out/derive.ts';
import { roundingOf } from './worked-out/rounding.ts';
import { isHeldSpan, spanWords } from './worked-out/spans.ts';
import type { Derivation } from './worked-out/terms.ts';
import { isOfTimes } from './worked-out/words-beside.ts';

/** Nobody proposes more of a service. */
const maxOffered = 50;
const maxMeasured = 1_000;
/** Days within which a talk is proposed. */
const soon = 31;
/** People work such numbers out in their head; larger ones are figures that they look up. */
const maxWorkedOut = 1_000;
/** A value is not marked where so many others of its kind stand beside it. */
const enoughOthers: Readonly<Partial<Record<ValueKind, number>>> = { duration: 1, number: 2, amount: 3 };

/** What is wrong with a value that no source holds; null where it says the same in other words, follows, or may be right. */
export function faultOfUnheld(told: ToldValue, around: ValueSurroundings): ValueFault | null {
  const { value, at } = told;
  const count = countToldOtherwise(told, around);
  if (count !== null) return { about: 'number', against: passageAt(count.source, count.value) };
  if (isInOtherWords(value, at, around) || isSpanInOtherUnit(told, around)) return null;
  const derivation = around.derivationOf(told);
  if (derivation !== null && isDerived(value, derivation)) return null;
  // "We leave at eight and drive an hour and a half, so we arrive at half past nine."
  if (value.kind === 'time' && isCounted(told, around)) return null;
  const rival = around.rivalOf(told, false);
  if (rival !== null)
    return { about: topicOfUnheld(told, around, rival), against: passageAt(rival.source, rival.value) };
  return mayBeRight(told, around, derivation) ? null : { about: topicOfUnheld(told, around, null) };
}

/** What a source counts of the same, where the email neither adds nor takes away. */
function countToldOtherwise(told: ToldValue, around: ValueSurroundings): Fact | null {
  const { isSum, isDifference } = around.cuesOf(told.sentence);
  if (isSum || isDifference || isOfTimes(around.folded, told.value)) return null;
  return otherCount(told.value, around.saidOf(told), around.index.facts());
}

/** Whether a time span is held in another unit, or lies between known days. */
function isSpanInOtherUnit({ value, at }: ToldValue, around: ValueSurroundings): boolean {
  const { folded, index, lexicons, today } = around;
  return (
    value.kind === 'duration' &&
    isHeldSpan(value, {
      index,
      today,
      neighbours: around.soundNeighboursOf(value, at),
      rounding: roundingOf(folded, value, lexicons),
      ...spanWords(folded, value, lexicons),
    })
  );
}

/** Whether a value that nothing contradicts may be right in a way that the rules cannot work out. */
function mayBeRight(told: ToldValue, around: ValueSurroundings, derivation: Derivation | null): boolean {
  const { value, sentence } = told;
  const { index, today } = around;
  return (
    isOffered(value, sentence, around) ||
    isOwnDay(told, around) ||
    supportByRange(value, { index, today }).length > 0 ||
    isAmongOthers(told, around) ||
    isInWords(told, around) ||
    isOfOffer(told, around) ||
    isCounted(told, around) ||
    isPlainResult(told, around) ||
    (derivation !== null && isDifferenceFromAny(value, derivation))
  );
}

/**
 * Whether a date that lies ahead is the writer's to propose without a word for it: it is told with its weekday, as out of a
 * calendar, or lies within a month and its paragraph asks something.
 */
function isOwnDay({ value, at }: ToldValue, { field, folded, today }: ValueSurroundings): boolean {
  if (value.kind !== 'date' || !isProposable(value, folded, today)) return false;
  if (isOfItsWeekday(at, field.values, folded, today)) return true;
  const isSoon = daysMeant(value, today).some((day) => day >= today && day - today <= soon);
  return isSoon && field.paragraphAt(field.place(value).start).some(({ isAsked }) => isAsked);
}

/**
 * Whether a value stands beside so many others of its kind that it may be worked out from them in more ways than rules know. On
 * texts that nobody tuned for, marks on such values were wrong more often than right (ADR 9); those on numbers above a
 * thousand, on measures and on shares were not, and a wrong price costs more than a wrong mark.
 */
function isAmongOthers({ value, at, sentence }: ToldValue, around: ValueSurroundings): boolean {
  const { kind, plain, quantity = 0 } = value;
  const needed = enoughOthers[kind];
  if (needed === undefined || plain !== undefined || (kind === 'number' && quantity > maxWorkedOut)) return false;
  const others = around
    .soundNeighboursOf(value, at)
    .filter((other) => other.kind === kind && (other.quantity ?? 0) > 1);
  // Time spans of other sentences are mostly of something else.
  const near = kind === 'duration' ? others.filter((other) => overlap(other, sentence.folded)) : others;
  return near.length >= needed;
}

/**
 * Whether a number or a time span is told in words, as people tell what they estimate or count out: "a good two weeks", "four in
 * five". Words for working days say more.
 */
function isInWords({ value: { kind, start, end, dayKind } }: ToldValue, { folded }: ValueSurroundings): boolean {
  const isCount = kind === 'number' || (kind === 'duration' && dayKind === undefined);
  return isCount && !/\d/.test(folded.slice(start, end));
}

/** Whether a small number counts what has a price: how many of a service there are to be is the writer's to propose. */
function isOfOffer({ value }: ToldValue, { folded, index }: ValueSurroundings): boolean {
  const { kind, plain, quantity = 0, start, end } = value;
  // "40 m²", where a square metre has a price.
  const [unit = ''] = /\p{L}[\p{L}²³]*$/u.exec(folded.slice(start, end)) ?? [];
  if (plain !== undefined && quantity <= maxMeasured)
    return index.facts().all.some((fact) => isListPrice(fact) && rateOfFact(fact)?.nouns.includes(unit) === true);
  if (kind !== 'number' || !Number.isInteger(quantity) || quantity > maxOffered) return false;
  return factsAbout([countedBehind(folded, end)], index.facts()).some(isListPrice);
}

/** Whether a date or a time lies as far from another one as a time span tells. */
function isCounted({ value, at, sentence }: ToldValue, around: ValueSurroundings): boolean {
  const { folded, index, today } = around;
  const neighbours = around.soundNeighboursOf(value, at);
  if (value.kind === 'time') return isCountedTime(value, neighbours, [...neighbours, ...index.spans()]);
  if (value.kind !== 'date') return false;
  const text = folded.slice(sentence.folded.start, sentence.folded.end);
  return isCountedDate(value, {
    today,
    neighbours,
    known: index.daysNamed().filter((day) => day >= today),
    // How long its own work takes the agency need not say again.
    spans: [
      ...factsAbout(stemsIn(text), index.facts()),
      ...index.facts().all.filter(({ source }) => source.source.kind === 'template'),
    ].map((fact) => fact.value),
  });
}

/**
 * Whether the words about an amount call it a sum, a rest or a result, of two sound amounts or more that its own sentence does
 * not tell: people calculate in more ways than the rules know. A price for each of something is none.
 */
function isPlainResult({ value, at, sentence }: ToldValue, around: ValueSurroundings): boolean {
  const isEach = (rateOf(around.folded, value.start, value.end)?.nouns.length ?? 0) > 0;
  if (value.kind !== 'amount' || isEach) return false;
  const cues = cuesIn(around.wordsAbout(at, sentence), around.lexicons);
  const amounts = around
    .soundNeighboursOf(value, at)
    .filter(({ currencies = [] }) => currencies.some((code) => value.currencies?.includes(code)));
  const beside = amounts.filter((other) => around.sentenceOf(other) === sentence);
  const isCalculated = cues.isSum || cues.isDifference || cues.isResult;
  return isCalculated && !cues.isEach && amounts.length >= 2 && beside.length < 2;
}

/**
 * What a source contradicts blocks, unless it is a multiple of what it says. Anything else that may be right in a way that
 * the rules do not know warns: a value beside others that it may be worked out from, a moment that lies ahead and is the
 * writer's to propose, a time, and a day or a month in words.
 */
function topicOfUnheld(told: ToldValue, around: ValueSurroundings, rival: Fact | null): EvidenceTopic {
  const { value, sentence } = told;
  const { today } = around;
  const topic = topicOf(value, sentence.isAsked);
  if (topic === 'amount' || topic === 'percentage') {
    const isOpen = rival === null ? mayFollow(told, around) : isMultiple(value, rival.value);
    return isOpen ? 'number' : topic;
  }
  if ((topic !== 'date' && topic !== 'time') || rival !== null) return topic;
  const days = daysMeant(value, today);
  const isPast = value.kind === 'date' && days.length > 0 && days.every((day) => day <= today);
  return isPast ? topic : 'term';
}

/** Whether a value is rounded or stands beside others that it may be worked out from. */
function mayFollow({ value, at }: ToldValue, around: ValueSurroundings): boolean {
  const operands = around.neighboursOf(value, at).filter(({ quantity = 0 }) => quantity > 1);
  const isOfOneKind = operands.some(({ kind }) => kind === value.kind);
  return (operands.length > 1 && isOfOneKind) || roundingOf(around.folded, value, around.lexicons) !== 'exact';
}
