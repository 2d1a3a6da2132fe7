import { andWords, orWords, toWords } from '../languages/short-words.ts';
import { foldWithOffsets, type FoldedText } from '../fold.ts';
import { firstIndexWhere } from '../first-index-where.ts';
import { findLinks, type FoundLink } from '../links/find-links.ts';
import { groupedPhoneAt, phoneAt } from '../links/phones.ts';
import { joinSpans, readHalves, withDottedDay } from './joined-spans.ts';
import { coverageOf, inOrder } from './coverage.ts';
import { currenciesOf } from './currencies.ts';
import { dateValue, maxMonthDistance, readDate } from './dates.ts';
import { withHundredths, withoutForeignWords, withUnitsBefore } from './joined-values.ts';
import { readAsianWeekdays, readHanDates, readHanNumbers, readHanTimes, readTenths } from './read-asian.ts';
import { halfBehind, measureKey, readQuantity } from './quantities.ts';
import { readRuns, type Runs, type Words } from './read-runs.ts';
import { readWords } from './read-words.ts';
import { readWordedTimes } from './worded-times.ts';
import { readTime } from './times.ts';
import { canonicalDecimal, shiftDecimal, type Value } from './value.ts';
import { isAt, isNumberAt, matchAt, wordEndingAt } from './words.ts';

export interface ReadOptions {
  /** The text's language. Words that mean something else in other languages count only in a text of their own. */
  readonly language: string | null;
  /** Takes up the different words of the text: the sources of one contact repeat them, so that each is read once. */
  readonly words?: Words;
  /**
   * The links of the text before it was folded, which makes one of hosts that differ, with their places in the folded
   * text; by default those that are found in the folded one.
   */
  readonly links?: readonly Value[];
}

/** Turns of phrase that look like numbers and state nothing. */
const turnOfPhrase = /(?:24\/7|1:1|50\/50|80\/20)(?!\d)/y;
/** What is skipped where a number is not read, so that no part of it is read by itself. */
const wholeNumber = /[\d/:]+/y;
/** Letters directly before digits make a name of them, such as "GA4". Hebrew ones do not: one may be a preposition. */
const identifierBefore = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}_]/u;
const connector = new RegExp(`^ ?(?:-|~|to an?|auf|naar|para|na|ile|${toWords}|${andWords}|${orWords}) ?-? ?$`, 'u');
/** Words before the first of two values that may be the larger one: "from 16 to 5 days". */
const fallBefore = /(?:^|[^\p{L}])(?:from|von|de|da|dal|van|fran|fra|din|desde|od|z|ze) $/u;
/** "€27.10." at the end of a sentence is no day. */
const moneyBefore = /\p{Sc} ?$/u;
/** Characters of Chinese, Japanese and Korean. */
const asian = /[\u3000-\u9fff\uac00-\ud7af]/;

/** Everything in a folded text that can be held against a source, in the order in which it stands there. */
export function readValues(
  folded: string,
  { language, words = new Map(), links = findLinks(folded).map(linkValue) }: ReadOptions,
): readonly Value[] {
  const runs = readRuns(folded, words);
  let values: readonly Value[] = links;
  // Nothing is read from what was read already, such as the digits of a link.
  const add = (found: readonly Value[]): void => {
    if (found.length > 0) values = values.length === 0 ? found : inOrder([...values, ...found]);
  };
  if (asian.test(folded)) {
    add(readTenths(folded));
    add(readHanTimes(folded));
  }
  add(readWordedTimes(folded, language, values));
  add(readDigits(folded, runs, values));
  add(readWords(folded, runs.tableWords, language, values));
  if (asian.test(folded)) {
    add(readAsianWeekdays(folded, values));
    add(readHanDates(folded, values));
    add(readHanNumbers(folded, values));
  }
  if (language === null) {
    // What an email calls half a ton is a turn of phrase.
    add(readHalves(folded));
    values = values.map((value) => withDottedDay(folded, value));
  }
  const read = withHundredths(folded, withoutForeignWords(folded, values, language));
  const shared = joinSpans(folded, withDays(folded, shareUnits(folded, read))).map((value) => withHalf(folded, value));
  return withUnitsBefore(folded, shareScales(folded, shared));
}

/** "Le vingt-quatre mars": a number in words right before a month is its day. */
function withDays(folded: string, values: readonly Value[]): readonly Value[] {
  return values.flatMap((value, at): readonly Value[] => {
    const [before, next] = [values[at - 1], values[at + 1]];
    if (next !== undefined && isDayOf(folded, value, next)) return [];
    if (before === undefined || !isDayOf(folded, before, value)) return [value];
    const dates = (value.dates ?? []).map((date) => ({ ...date, day: before.quantity ?? null }));
    return [dateValue(before.start, value.end, dates) ?? value];
  });
}

function isDayOf(folded: string, { kind, quantity = 0, plain, start, end }: Value, month: Value): boolean {
  return (
    kind === 'number' &&
    month.kind === 'date' &&
    plain === undefined &&
    quantity >= 1 &&
    quantity <= 31 &&
    (month.dates ?? []).every(({ day }) => day === null) &&
    /^\p{L}/u.test(folded.slice(start, end)) &&
    /^ (?:de |di |d'|of )?$/.test(folded.slice(end, month.start))
  );
}

/** "Dos meses y medio", "șapte lei și jumătate". */
function withHalf(folded: string, value: Value): Value {
  const { kind, quantity = 0, end, keys } = value;
  const half = (kind === 'duration' || kind === 'amount') && quantity > 0 ? matchAt(halfBehind, folded, end) : null;
  if (half === null) return value;
  const whole = quantity + 0.5;
  return {
    ...value,
    quantity: whole,
    end: end + half[0].length,
    keys: keys.map((key) =>
      key.replace(/[\d.]+/, (length) => canonicalDecimal(String((Number(length) / quantity) * whole))),
    ),
  };
}

/** Folds and reads a text. Its links are those that stand in it before. */
export function readText(text: string, language: string | null): readonly Value[] {
  const folded = foldWithOffsets(text);
  return readValues(folded.text, { language, links: foldedLinks(text, folded) });
}

/** The links of a text, with their places in the folded one. */
export function foldedLinks(text: string, { starts, ends }: FoldedText): readonly Value[] {
  return findLinks(text).map((link) =>
    linkValue({
      ...link,
      start: firstIndexWhere(ends.length, (at) => (ends[at] ?? 0) > link.start),
      end: firstIndexWhere(starts.length, (at) => (starts[at] ?? 0) >= link.end),
    }),
  );
}

function linkValue({ kind, start, end, keys }: FoundLink): Value {
  return { kind, start, end, keys };
}

function readDigits(folded: string, { tableWords, numbers }: Runs, before: readonly Value[]): readonly Value[] {
  if (numbers.length === 0) return [];
  const isRead = coverageOf(before);
  const months = tableWords.filter(({ meanings }) => meanings.some(({ month }) => month !== undefined));
  let nextMonth = 0;
  const isMonthNear = (at: number): boolean => {
    while ((months[nextMonth]?.end ?? at) < at - maxMonthDistance.before) nextMonth += 1;
    return (months[nextMonth]?.start ?? Infinity) <= at + maxMonthDistance.behind;
  };
  const values: Value[] = [];
  let end = 0;
  for (const start of numbers)
    // A value can end within a run, and what is left is read by itself.
    for (let at = Math.max(start, end); isNumberAt(folded, at); at = Math.max(at + 1, end)) {
      if (isRead(at)) continue;
      const found = readNumber(folded, at, isMonthNear(at));
      if (found === null) end = at + (matchAt(wholeNumber, folded, at)?.[0].length ?? 1);
      for (const value of found ?? []) {
        if (value.start >= end) values.push(value);
        end = Math.max(end, value.end);
      }
    }
  return values;
}

function readNumber(folded: string, at: number, isMonthNear: boolean): readonly Value[] | null {
  if (folded[at] === '+') return one(phoneAt(folded, at));
  if (isIdentifier(folded, at) || isAt(turnOfPhrase, folded, at)) return null;
  return (
    one(readNumberedWeekday(folded, at)) ??
    one(groupedPhoneAt(folded, at)) ??
    (moneyBefore.test(folded.slice(Math.max(0, at - 2), at)) ? null : readDate(folded, at, isMonthNear)) ??
    one(readTime(folded, at)) ??
    (folded[at] === '0' ? one(phoneAt(folded, at)) : null) ??
    one(readQuantity(folded, at))
  );
}

/** Portuguese counts the days of the week: "2.ª feira" is Monday. */
const numberedWeekday = /([2-6])\.?a ?-?feira/y;

function readNumberedWeekday(folded: string, at: number): Value | null {
  const match = matchAt(numberedWeekday, folded, at);
  if (match === null) return null;
  const day = Number(match[1]) - 1;
  return { kind: 'weekday', start: at, end: at + match[0].length, keys: [`weekday:${day}`], day };
}

function isIdentifier(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? ' ';
  if (before === ' ' || !identifierBefore.test(before)) return false;
  return before === '_' || currenciesOf(wordEndingAt(folded, at)).length === 0;
}

/** In "35 to 50 thousand euros" and "10-15 %" the first number has what the second one says; "£12-15k" shares its scale. */
function shareUnits(folded: string, values: readonly Value[]): readonly Value[] {
  return values.map((value, index) => {
    const next = values[index + 1];
    const isBare = value.kind === 'number' && value.plain === undefined;
    if (next === undefined || value.scale !== 0 || (!isBare && value.kind !== 'amount')) return value;
    const isShared =
      next.kind === 'amount' ||
      (isBare && (next.kind === 'percentage' || next.kind === 'duration' || next.plain !== undefined)) ||
      (next.kind === 'number' && scaleOf(folded, next) !== 0);
    if (!isShared || !connector.test(folded.slice(value.end, next.start))) return value;
    const scale = scaleOf(folded, next);
    const numbers = value.keys.map((key) => shiftDecimal(key.split(':')[1] ?? '', scale));
    const { quantity = 0, end } = next;
    const isFall = fallBefore.test(folded.slice(Math.max(0, value.start - 8), value.start));
    if (Number(numbers[0]) >= quantity && !isFall) return value;
    if (value.kind === 'amount')
      return scale === 0
        ? value
        : { ...value, scale, quantity: Number(numbers[0]), keys: withCurrencies(numbers, value.currencies) };
    const after = next.keys.map((key) => key.replace(/^[a-z]+:/, ''));
    const shared = { ...next, start: value.start, end: value.end, quantity: Number(numbers[0]) };
    if (next.kind === 'amount') return { ...shared, scale, keys: withCurrencies(numbers, next.currencies) };
    if (next.kind === 'percentage') return { ...shared, keys: numbers.map((n) => `percent:${n}`) };
    if (next.plain !== undefined) return { ...shared, plain: value.keys, keys: inMeasureOf(next, numbers) };
    if (next.kind === 'number') return { ...shared, scale, plain: undefined, keys: numbers.map((n) => `number:${n}`) };
    // The key of a time span is in a base unit: its value divided by the quantity is what one unit is worth.
    const base = after[0]?.slice(-1) ?? 'd';
    const factor = Number(after[0]?.slice(0, -1)) / quantity;
    return {
      ...shared,
      end: Math.min(value.end, end),
      keys: numbers.map((n) => `span:${canonicalDecimal(String(Number(n) * factor))}${base}`),
    };
  });
}

/** Numbers in the measure of a value: the 60 of "60 to 110 m²". */
function inMeasureOf({ keys: [key = ''], quantity = 1 }: Value, numbers: readonly string[]): readonly string[] {
  const [, dimension = '', base] = key.split(':');
  return numbers.map((number) => measureKey(number, { dimension, factor: Number(base) / quantity }));
}

/** A number stands within so many characters of the one whose scale it shares. */
const maxShared = 60;
const minWhole = 10;
/** Values that are compared are of about one size. */
const maxRatio = 10;

/** "14.6 million, the year before 13.1": a decimal fraction may have the scale of a value beside it in its sentence. */
function shareScales(folded: string, values: readonly Value[]): readonly Value[] {
  return values.map((read, at) => {
    const value = asNumber(read);
    const { kind, scale = 0, plain, quantity = 0, start, end } = value;
    if (kind !== 'number' || scale !== 0 || plain !== undefined) return read;
    // "61 million, the year before 52.": a whole number that counts nothing.
    const isWhole = Number.isInteger(quantity);
    if (isWhole && (quantity < minWhole || !/^(?:[.;)]|$)/.test(folded.slice(end, end + 1)))) return read;
    const beside = [values[at - 1], ...(isWhole ? [] : [values[at - 2], values[at + 1]])].find((other) => {
      if (other === undefined || scaleOf(folded, other) < 3) return false;
      const gap = other.start < start ? folded.slice(other.end, start) : folded.slice(end, other.start);
      const ratio = (quantity * 10 ** scaleOf(folded, other)) / (other.quantity ?? 0);
      return gap.length <= maxShared && !/[.!?] /.test(gap) && ratio <= maxRatio && ratio >= 1 / maxRatio;
    });
    if (beside === undefined) return read;
    const power = scaleOf(folded, beside);
    const scaled = value.keys.map((key) => `number:${shiftDecimal(key.slice('number:'.length), power)}`);
    return { ...value, keys: [...value.keys, ...scaled], scaled: quantity * 10 ** power };
  });
}

/** "13.1." at the end of a sentence as the number that it may be. */
function asNumber(value: Value): Value {
  const key = value.kind === 'date' ? value.keys.find((each) => each.startsWith('number:')) : undefined;
  if (key === undefined) return value;
  const { start, end } = value;
  return { kind: 'number', start, end: end - 1, keys: [key], quantity: Number(key.slice('number:'.length)), scale: 0 };
}

function withCurrencies(numbers: readonly string[], currencies: readonly string[] = []): readonly string[] {
  return [...new Set(numbers)].flatMap((number) => currencies.map((code) => `amount:${number}:${code}`));
}

/** The powers of ten that a scale word added, also one that is a part of a number in words: "quince mil". */
function scaleOf(folded: string, { scale = 0, quantity = 0, start, end }: Value): number {
  if (scale > 0 || quantity < 1_000 || /\d/.test(folded.slice(start, end))) return scale;
  return quantity % 1_000_000 === 0 ? 6 : quantity % 1_000 === 0 ? 3 : 0;
}

function one(value: Value | null): Value[] | null {
  return value === null ? null : [value];
}
