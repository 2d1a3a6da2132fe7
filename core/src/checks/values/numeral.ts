import { canonicalDecimal } from './value.ts';
import { endOfDigits, isDigitAt, matchAt } from './words.ts';

/** Groups of three behind at most three digits, Indian groups, or none, and a fraction: "2025 212" are two numbers. Sticky, and bounded, so that reading a whole text stays linear. */
const numeral = /(?:\d{1,3}(?:([.,' ])\d{3}(?:\1\d{3}){0,6}|(?:,\d{2}){1,6},\d{3})(?!\d)|\d+)(?:[.,]\d+)?/y;

export interface Numeral {
  readonly end: number;
  /** Canonical decimals: "1.250" can be 1250 and 1.25. The likelier reading comes first. */
  readonly readings: readonly string[];
}

/** Reads the number that begins at `start`, however it is grouped. Null where none does. */
export function readNumeral(folded: string, start: number): Numeral | null {
  const plainEnd = endOfDigits(folded, start);
  if (plainEnd === start) return null;
  // Most numbers are nothing but digits: a look at what follows them is quicker than the expression.
  if (!isDigitAt(folded, plainEnd + 1))
    return { end: plainEnd, readings: [canonicalDecimal(folded.slice(start, plainEnd))] };
  const raw = matchAt(numeral, folded, start)?.[0] ?? '';
  const separators = raw.match(/\D/g) ?? [];
  const end = start + raw.length;
  const last = separators.at(-1);
  if (last === undefined) return { end, readings: [canonicalDecimal(raw)] };
  const cut = raw.lastIndexOf(last);
  const fraction = raw.slice(cut + 1);
  const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
  const grouped = canonicalDecimal(digitsOf(raw));
  const isDecimalSign = last === '.' || last === ',';
  const isOnly = separators.length === 1;
  if (!isDecimalSign || (!isOnly && separators.every((sign) => sign === last))) return { end, readings: [grouped] };
  const decimal = canonicalDecimal(digitsOf(raw.slice(0, cut)), fraction);
  if (!isOnly || fraction.length !== 3) return { end, readings: [decimal] };
  // "0.125" is a fraction, "15.000" is a group, and "1.250" can be either.
  if (raw.startsWith('0')) return { end, readings: [decimal] };
  return { end, readings: cut > 3 ? [decimal] : /^0+$/.test(fraction) ? [grouped] : [grouped, decimal] };
}
