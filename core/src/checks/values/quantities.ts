import { unspaced } from '../../platform/contract/count-words.ts';
import { wordTables, type UnitName } from '../languages/tables.ts';
import { currenciesOf } from './currencies.ts';
import { readNumeral } from './numeral.ts';
import { shiftDecimal, type Value, type ValueKind } from './value.ts';
import { matchAt, wordEndingAt } from './words.ts';

/** What surrounds a number: its scale, and whether it is money, a share or a time span. */
interface Surroundings {
  readonly end: number;
  readonly start: number;
  readonly kind: ValueKind;
  readonly scale: number;
  readonly currencies: readonly string[];
  readonly units: readonly UnitName[];
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
const scaledMoney = /(k|t|m|mn|md)\.?(€|\$|£|kr|chf)(?!\p{L})/uy;
const nextWord = /[a-z]{0,3}[€$£¥₹₴₺₪₩₦₸₽]|%|[\p{L}\p{M}"]+\.?/uy;

/** Reads the number in digits that begins at `at`, with what belongs to it. */
export function readQuantity(folded: string, at: number): Value | null {
  const numeral = readNumeral(folded, at);
  if (numeral === null) return null;
  return quantityOf(numeral.readings, lookAround(folded, at, numeral.end));
}

/** The value of a number that was written in words and ends at `end`. */
export function quantityInWords(folded: string, start: number, end: number, value: number): Value {
  return quantityOf([String(value)], lookAround(folded, start, end));
}

function quantityOf(readings: readonly string[], around: Surroundings): Value {
  const { kind, start, end, scale, currencies, units } = around;
  const values = scale === 0 ? readings : readings.map((reading) => shiftDecimal(reading, scale));
  const value = { kind, start, end, quantity: Number(values[0]), scale, keys: keysOf(values, around) };
  if (kind === 'amount') return { ...value, currencies };
  return kind === 'duration' ? { ...value, unit: units[0] } : value;
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
  const scaledSign = word === null ? null : matchAt(scaledMoney, folded, word.start);
  if (word !== null && scaledSign !== null) {
    const [text, power = '', sign = ''] = scaledSign;
    const found = power === 'k' || power === 't' ? 3 : power === 'md' ? 9 : 6;
    return { ...base, kind: 'amount', end: word.start + text.length, scale: found, currencies: currenciesOf(sign) };
  }
  const power = word === null ? null : longestKnown(word.forms, (text) => wordTables().scales.get(text));
  // "5 m" is a length, "€5m" is money.
  if (word !== null && power !== null && (power.text !== 'm' || prefix.length > 0)) {
    scale = power.found;
    end = word.start + power.text.length;
    word = wordAfter(folded, folded[end] === '.' ? end + 1 : end);
    if (word !== null && /^(?:de|d'|of)$/.test(word.text)) word = wordAfter(folded, word.start + word.text.length);
  }
  if (prefix.length > 0) return { ...base, kind: 'amount', end, scale };
  if (word === null) return { ...base, kind: 'number', end, scale };
  const share = percentAt(folded, word.start);
  if (share > 0) return { ...base, kind: 'percentage', end: word.start + share, scale };
  const currency = longestKnown(word.forms, (text) => nonEmpty(currenciesOf(text)));
  if (currency !== null)
    return { ...base, kind: 'amount', end: word.start + currency.text.length, scale, currencies: currency.found };
  const unit = scale === 0 ? unitOf(word) : null;
  if (unit !== null) return { ...base, kind: 'duration', end: word.start + unit.text.length, units: unit.found };
  return { ...base, kind: 'number', end, scale };
}

const moneySign = /[€$£¥₹₴₺₪₩₦₸₽%]/;
/** Signs and words that make a percentage of the number behind them. */
const percentSigns = new Set(['%', 'yuzde', '百分之']);

/** The currency or the sign of a share right before a number, unless it belongs to the number before it. */
function signBefore(folded: string, at: number): string {
  let end = folded[at - 1] === ' ' ? at - 1 : at;
  if (folded[end - 1] === '.') end -= 1;
  const last = folded[end - 1] ?? '';
  const sign = moneySign.test(last) ? wordEndingAt(folded, end - 1) + last : wordEndingAt(folded, end);
  if (currenciesOf(sign).length === 0 && !percentSigns.has(sign)) return '';
  // "450 kronor. 58 procent": a whole word for money stands behind its number.
  const before = folded.slice(Math.max(0, end - sign.length - 2), end - sign.length);
  const isName = /^\p{L}{5,}$/u.test(sign) && sign !== 'yuzde';
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

/** A word with and without a final full stop; where words are not separated by spaces, also its beginnings. */
function formsOf(word: string): readonly string[] {
  const plain = word.endsWith('.') ? word.slice(0, -1) : word;
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
