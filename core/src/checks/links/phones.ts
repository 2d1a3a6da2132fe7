import { matchAt } from '../values/words.ts';
import type { Value } from '../values/value.ts';

const international = /\+ ?\(?\d[\d ()/.·•-]{5,20}\d(?!\d)/y;
const national = /0(?:0 |\))?\d[\d ()/.-]{5,20}\d(?!\d)/y;
/** Numbers that their groups tell from others: North American ones, and pairs as in Denmark, France and Norway. */
const grouped =
  /(?<![\d.,-])(?:(?:1[ .-]?\(?)?[2-9]\d\d(?:\) ?[2-9]\d\d[ .-]?|[ .-][2-9]\d\d[.-])\d{4}|\d\d([ -])\d\d(?:\1\d\d){2,3})(?![ .-]?\d)/y;
const northAmerican = /^1?[2-9]\d\d[2-9]\d{6}$/;
/** What stands before the code of an article or a case, which is no phone number. */
const codeBefore =
  /(?:[#№°]|(?<!\p{L})(?:art|article|artikel|case|ean|gtin|id|invoice|isbn|item|nr|no|order|part|ref|serial|sku|ticket|upc))[.:]? ?[#:]? ?$/u;

/** The phone number that begins at a place of a folded text; null if none does. */
export function phoneAt(folded: string, at: number): Value | null {
  const isInternational = folded[at] === '+';
  const text = matchAt(isInternational ? international : national, folded, at)?.[0] ?? '';
  const { length } = text.replaceAll(/\D/g, '');
  const isPhone = isInternational
    ? length >= 7 && length <= 15
    : // "00" stands for "+"; shorter numbers are codes, or times such as "0800-1700".
      (text[1] === '0' ? /^00 ?[1-9]/.test(text) && length >= 11 : length >= 9 && length <= 12) &&
      !codeBefore.test(folded.slice(Math.max(0, at - 12), at));
  return isPhone ? phone(at, text) : null;
}

/** `phoneAt` for numbers that may be read as dates otherwise. */
export function groupedPhoneAt(folded: string, at: number): Value | null {
  const text = matchAt(grouped, folded, at)?.[0];
  return text === undefined ? null : phone(at, text);
}

function phone(at: number, text: string): Value {
  return { kind: 'phone', start: at, end: at + text.length, keys: [phoneKey(text)] };
}

/** A number with its country's code, or with a zero where that is not said. "+46 (0)31" and "0046 31" are "+46 31". */
export function phoneKey(written: string): string {
  const digits = written.replace('(0)', '').replaceAll(/\D/g, '');
  if (written.startsWith('+')) return `phone:${digits}`;
  if (digits.startsWith('00')) return `phone:${digits.slice(2)}`;
  if (northAmerican.test(digits)) return `phone:1${digits.slice(-10)}`;
  return `phone:0${digits.replace(/^0/, '')}`;
}

/** The number, without its country's code, under which a source files an international one. */
const filed = 'abroad:0';

/** Further keys of a number in a source: by them it is found without the code of its country. */
export function furtherPhoneKeys(key: string): readonly string[] {
  return isNational(key) ? [] : withoutCountry(key, filed);
}

/** The keys by which sources hold a number, with the code of its country or without it. */
export function phoneKeys(key: string): readonly string[] {
  return [key, ...(isNational(key) ? [key.replace('phone:0', filed)] : withoutCountry(key, 'phone:0'))];
}

function isNational(key: string): boolean {
  return key.startsWith('phone:0');
}

/** The code of a country has one to three digits. */
function withoutCountry(key: string, prefix: string): readonly string[] {
  const digits = key.slice('phone:'.length);
  return [1, 2, 3].map((length) => `${prefix}${digits.slice(length)}`);
}
