import { unspaced } from '../../platform/contract/count-words.ts';
import { wordTables, type UnitName } from '../languages/tables.ts';
import { currenciesOf, hundredthsOf, isAlsoSeconds, isAlsoWord, isOnlyWordElsewhere } from './currencies.ts';
import { dayKindAt } from './day-kinds.ts';
import { measureBehind, type Measure } from './measures.ts';
import { readNumeral } from './numeral.ts';
import { shiftDecimal, type DayKind, type Value, type ValueKind } from './value.ts';
import { isAt, isDigitAt, matchAt, wordEndingAt } from './words.ts';

/** What surrounds a number: its scale, and whether it is money, a share or a time span. */
interface Surroundings {
  readonly end: number;
  readonly start: number;
  readonly kind: ValueKind;
  readonly scale: number;
  readonly currencies: readonly string[];
  readonly units: readonly UnitName[];
  readonly dayKind?: DayKind;
  readonly measure?: Measure;
}

const factors: Record<UnitName, readonly [base: string, factor: number]> = {
  second: ['s', 1],
  minute: ['s', 60],
  hour: ['s', 3_600],
  day: ['d', 1],
  week: ['d', 7],
  month: ['m', 1],
  year: ['m', 12],
};

/** "k€", "tkr", "t.kr." */
const scaledMoney = /(k|t|m|mn|md)\.?(€|\$|£|kr|chf|eur|usd|dp)(?!\p{L})/uy;
/** No word of the tables is longer; without a bound, each number of a text without spaces would read the rest of it. */
const nextWord = /[a-z]{0,3}[€$£¥₹₴₺₪₩₦₸₽¢]|%|[\p{L}\p{M}"]{1,24}\.?/uy;

/** Reads the number in digits that begins at `at`, with what belongs to it. */
export function readQuantity(folded: string, at: number): Value | null {
  const mixed = readMixed(folded, at);
  if (mixed !== null) return mixed;
  const numeral = readNumeral(folded, at);
  if (numeral === null) return null;
  const value = quantityOf(numeral.readings, lookAround(folded, at, numeral.end));
  // "205'" is written for 205,000.
  if (value.kind !== 'number' || value.plain !== undefined || !isAt(thousandSign, folded, numeral.end)) return value;
  const scaled = numeral.readings.map((reading) => `number:${shiftDecimal(reading, 3)}`);
  return { ...value, keys: [...value.keys, ...scaled], scaled: (value.quantity ?? 0) * 1_000 };
}

/** Nobody tells money with one decimal place: "11.4 sek" are seconds. */
const isOneDecimal = /^\d{1,3}[.,]\d$/;

const thousandSign = /'(?![\p{L}\d'"])/uy;

/** "1万5千", "39万1,200" and "3亿5,000万" are one number each. */
const mixedNumber = /(\d{1,4}(?:\.\d{1,3})?)([万萬亿億])(\d{1,3}(?:,\d{3})+|\d{1,4})([千百]?)([万萬]?)(?![\d.])/uy;
const signs: Readonly<Record<string, number>> = { 百: 100, 千: 1_000, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/** "4千7百万". */
const stackedNumber = /(?:(\d)千)?(\d)百([万萬亿億]?)/uy;

function readMixed(folded: string, at: number): Value | null {
  const stacked = matchAt(stackedNumber, folded, at);
  if (stacked !== null) {
    const [text, thousands = '0', hundreds = '', large = ''] = stacked;
    const value = (Number(thousands) * 1_000 + Number(hundreds) * 100) * (signs[large] ?? 1);
    return quantityOf([String(value)], lookAround(folded, at, at + text.length));
  }
  const match = matchAt(mixedNumber, folded, at);
  if (match === null) return null;
  const [text, whole = '', large = '', rest = '', small = '', myriad = ''] = match;
  const value =
    Number(whole) * (signs[large] ?? 1) + Number(rest.replaceAll(',', '')) * (signs[small] ?? 1) * (signs[myriad] ?? 1);
  return quantityOf([String(value)], lookAround(folded, at, at + text.length));
}

/** Words behind a number or a time span for a half more. */
export const halfBehind =
  / (?:and a half|et demie?|y medi[oa]|e mei[oa]|e mezz[oa]|si jumatate|i pol|og en halv|och en halv|en een half)(?!\p{L})/uy;

/** The value of a number that was written in words and ends at `end`. */
export function quantityInWords(folded: string, start: number, end: number, value: number): Value {
  const plain = quantityOf([String(value)], lookAround(folded, start, end));
  const half = matchAt(halfBehind, folded, end);
  if (half === null) return plain;
  // "Nine and a half thousand": what the number is of stands behind the half.
  const whole = quantityOf([String(value + 0.5)], lookAround(folded, start, end + half[0].length));
  return whole.kind === 'number' && whole.scale === 0 && whole.plain === undefined ? plain : whole;
}

function quantityOf(readings: readonly string[], around: Surroundings): Value {
  const { kind, start, end, scale, currencies, units } = around;
  const values = scale === 0 ? readings : readings.map((reading) => shiftDecimal(reading, scale));
  const value = { kind, start, end, quantity: Number(values[0]), scale, keys: keysOf(values, around) };
  if (kind === 'amount') return { ...value, currencies };
  if (kind === 'number' && around.measure !== undefined) {
    const { measure } = around;
    // The likelier reading only: 1,740 m is 1.74 km, but "1.740 km" is not meant.
    return { ...value, plain: value.keys, keys: values.slice(0, 1).map((number) => measureKey(number, measure)) };
  }
  if (kind !== 'duration') return value;
  return { ...value, unit: units[0], ...(around.dayKind !== undefined && { dayKind: around.dayKind }) };
}

/** The key of a quantity in the base unit of its dimension: 8.5 ha and 85,000 m² are one. */
export function measureKey(number: string, { dimension, factor }: Measure): string {
  return `measure:${dimension}:${Number((Number(number) * factor).toPrecision(9))}`;
}

function keysOf(values: readonly string[], { kind, currencies, units }: Surroundings): readonly string[] {
  switch (kind) {
    case 'amount':
      return values.flatMap((value) => currencies.map((code) => `amount:${value}:${code}`));
    case 'percentage':
      return values.map((value) => `percent:${value}`);
    case 'duration':
      return units.flatMap((unit) => {
        const [base, factor] = factors[unit];
        return values.map((value) => `span:${factor === 1 ? value : String(Number(value) * factor)}${base}`);
      });
    default:
      return values.map((value) => `number:${value}`);
  }
}

function lookAround(folded: string, numberStart: number, numberEnd: number): Surroundings {
  const sign = signBefore(folded, numberStart);
  const prefix = currenciesOf(sign);
  const start = prefix.length > 0 ? folded.lastIndexOf(sign, numberStart - 1) : numberStart;
  const base = { start, end: numberEnd, scale: 0, currencies: prefix, units: [] };
  if (percentSigns.has(sign)) return { ...base, kind: 'percentage', start: numberStart };
  let end = numberEnd;
  let scale = 0;
  let word = wordAfter(folded, end);
  // "Ten working days" are days.
  if (word !== null && dayAdjectives.has(word.text)) {
    const next = wordAfter(folded, word.start + word.text.length);
    if (next !== null && unitOf(next) !== null) word = next;
  }
  // "百三十余年" are years.
  if (word !== null && /^[余餘多]/.test(word.text)) word = knownWord(wordAfter(folded, word.start + 1)) ?? word;
  // Romanian puts "de" between a larger number and what it counts.
  if (word?.text === 'de') word = knownWord(wordAfter(folded, word.start + word.text.length)) ?? word;
  const scaledSign = word === null ? null : matchAt(scaledMoney, folded, word.start);
  if (word !== null && scaledSign !== null) {
    const [text, power = '', sign = ''] = scaledSign;
    const found = power === 'k' || power === 't' ? 3 : power === 'md' ? 9 : 6;
    return { ...base, kind: 'amount', end: word.start + text.length, scale: found, currencies: currenciesOf(sign) };
  }
  const power = word === null ? null : longestKnown(word.forms, (text) => wordTables().scales.get(text));
  if (word !== null && power !== null && isScale(folded, word.start, power.text, prefix.length > 0)) {
    end = word.start + power.text.length;
    scale = power.text === 'mil' && matchAt(millionLei, folded, end) !== null ? 6 : power.found;
    word = wordAfter(folded, folded[end] === '.' ? end + 1 : end);
    if (word !== null && /^(?:de|d'|of)$/.test(word.text)) word = wordAfter(folded, word.start + word.text.length);
  }
  if (prefix.length > 0) return { ...base, kind: 'amount', end, scale };
  if (word === null) return { ...base, kind: 'number', end, scale };
  const share = percentAt(folded, word.start);
  if (share > 0) return { ...base, kind: 'percentage', end: word.start + share, scale };
  const isLarge = scale > 0 || numberEnd - numberStart > 2;
  const currency = longestKnown(word.forms, (text) =>
    (isAlsoSeconds(text) && (!isLarge || isOneDecimal.test(folded.slice(numberStart, numberEnd)))) ||
    (isAlsoWord(text) && !isLarge && !(isDigitAt(folded, numberStart) && isOnlyWordElsewhere(text)))
      ? undefined
      : nonEmpty(currenciesOf(text)),
  );
  if (currency !== null)
    return { ...base, kind: 'amount', end: word.start + currency.text.length, scale, currencies: currency.found };
  const hundredth =
    scale === 0 && isMoney(folded, numberEnd, word) ? longestKnown(word.forms, nonEmptyHundredths) : null;
  if (hundredth !== null)
    return {
      ...base,
      kind: 'amount',
      end: word.start + hundredth.text.length,
      scale: -2,
      currencies: hundredth.found,
    };
  const unit = scale === 0 ? unitOf(word) : null;
  // "In 2016" is said as "in the year 2016" in some languages, with the year behind the number.
  const isYear = unit?.found[0] === 'year' && isNoCountOfYears(folded.slice(numberStart, numberEnd));
  if (unit !== null && !isYear) {
    const end = word.start + unit.text.length;
    return { ...base, kind: 'duration', end, units: unit.found, dayKind: dayKindAt(folded, numberEnd, end) };
  }
  // "9.1 millions de km".
  const measure = measureBehind(folded, scale > 0 ? word.start : end);
  return measure === null
    ? { ...base, kind: 'number', end, scale }
    : { ...base, kind: 'number', end: measure.end, scale, measure };
}

/** "5 m" is a length; "€5m" is money, and "9.1 M km" are millions. */
function isScale(folded: string, start: number, word: string, isMoney: boolean): boolean {
  if (word !== 'm' && word !== 'mi') return true;
  return isMoney || (word === 'm' && matchAt(countedInMillions, folded, start + word.length) !== null);
}

const countedInMillions = /\.? (?:km|kwh|mwh|kg|l)(?!\p{L})/uy;

/** Behind "mil", which is a thousand elsewhere and short for millions in Romanian: "1.34 mil. lei". */
const millionLei = /\.? ?(?:de )?(?:lei|ron)(?!\p{L})/uy;

/** A year, or more than anybody counts: "26.960 är" is Swedish for "is", and folded it is "years" too. */
function isNoCountOfYears(written: string): boolean {
  return /^(?:19|20)\d\d$/.test(written) || written.replaceAll(/\D/g, '').length > 3;
}

/** Words between a number and its days. */
const dayAdjectives: ReadonlySet<string> = new Set(
  'working business calendar consecutive clear full pracovnich рабочих робочих'.split(' '),
);

const nonEmptyHundredths = (text: string): readonly string[] | undefined => nonEmpty(hundredthsOf(text));

/** "16p" is money where nothing stands between, and "16 p" and "1080p" are none. */
function isMoney(folded: string, numberEnd: number, { start, text }: NextWord): boolean {
  return text !== 'p' || (start === numberEnd && !/\d{3}/.test(folded.slice(numberEnd - 3, numberEnd)));
}

const moneySign = /[€$£¥₹₴₺₪₩₦₸₽%]/;
/** Signs and words that make a percentage of the number behind them. */
const percentSigns = new Set(['%', 'yuzde', '百分之']);

/** The currency or the sign of a share right before a number, unless it belongs to the number before it. */
function signBefore(folded: string, at: number): string {
  let end = folded[at - 1] === ' ' ? at - 1 : at;
  if (folded[end - 1] === '.') end -= 1;
  const last = folded[end - 1] ?? '';
  const plain = moneySign.test(last) ? wordEndingAt(folded, end - 1) + last : wordEndingAt(folded, end);
  // "Fr." is money only with its full stop, and a day in "Mo.-Fr. 8-17".
  const isDotted = folded[end] === '.' && currenciesOf(plain).length === 0 && folded[end - plain.length - 1] !== '-';
  const sign = isDotted ? `${plain}.` : plain;
  if ((currenciesOf(sign).length === 0 || isAlsoWord(sign)) && !percentSigns.has(sign)) return '';
  // "450 kronor. 58 procent": a whole word for money stands behind its number.
  const before = folded.slice(Math.max(0, end - plain.length - 2), end - plain.length);
  const isName = /^\p{L}{5,}$/u.test(sign) && sign !== 'yuzde';
  // "Three euros forty": a number in words has its currency behind it.
  if (/^\p{L}/u.test(folded.slice(at)) && /^[a-z]{3,}$/.test(sign) && sign !== 'yuzde') return '';
  return isName || /\d ?$/.test(before) ? '' : sign;
}

function percentAt(folded: string, at: number): number {
  return folded[at] === '%' ? 1 : (matchAt(wordTables().percentWord, folded, at)?.[0].length ?? 0);
}

function unitOf({ text: word, forms }: NextWord): Known<readonly UnitName[]> | null {
  const { units, unitStems } = wordTables();
  const exact = longestKnown(forms, (text) => units.get(text));
  if (exact !== null) return exact;
  const stem = unitStems.find(([beginning]) => word.startsWith(beginning));
  return stem === undefined ? null : { text: word, found: [stem[1]] };
}

/** The word behind a number. */
interface NextWord {
  readonly start: number;
  readonly text: string;
  /** How a table may contain it, the longest form first. */
  readonly forms: readonly string[];
}

function wordAfter(folded: string, at: number): NextWord | null {
  const space = folded[at] === ' ' ? at + 1 : at;
  const start = folded[space] === '-' ? space + 1 : space;
  nextWord.lastIndex = start;
  if (!nextWord.test(folded)) return null;
  const text = folded.slice(start, nextWord.lastIndex);
  return { start, text, forms: formsOf(text) };
}

/** The word, if it is a scale, a currency or a unit of time. */
function knownWord(word: NextWord | null): NextWord | null {
  const { scales, units } = wordTables();
  const isKnown = word?.forms.some((form) => scales.has(form) || units.has(form) || currenciesOf(form).length > 0);
  return isKnown === true ? word : null;
}

/** A word with and without a final full stop; where words are not separated by spaces, also its beginnings. */
function formsOf(word: string): readonly string[] {
  const plain = word.replace(/[."]{1,2}$/, '');
  const whole = plain === word ? [word] : [word, plain];
  if (!unspaced.test(word[0] ?? '')) return whole;
  const beginnings = [4, 3, 2, 1].filter((length) => length < plain.length).map((length) => plain.slice(0, length));
  return [...whole, ...beginnings];
}

interface Known<Found> {
  readonly text: string;
  readonly found: Found;
}

/** The first of the forms that a table knows. */
function longestKnown<Found>(forms: readonly string[], find: (text: string) => Found | undefined): Known<Found> | null {
  for (const text of forms) {
    const found = find(text);
    if (found !== undefined) return { text, found };
  }
  return null;
}

function nonEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
