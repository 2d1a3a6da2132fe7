import { currenciesOf } from './currencies.ts';
import { readDate } from './dates.ts';
import { readLinks } from './links.ts';
import { readQuantity } from './quantities.ts';
import { readAsian } from './read-asian.ts';
import { readWords } from './read-words.ts';
import { readTime } from './times.ts';
import { canonicalDecimal, shiftDecimal, type Value } from './value.ts';
import { wordEndingAt } from './words.ts';

export interface ReadOptions {
  /** Of the text; words that mean something else in other languages count in it alone. */
  readonly language: string | null;
  /** Is told every word of the text. */
  readonly onWord?: (word: string) => void;
}

const phone = /\+?\(?\d[\d ()/.-]{5,20}\d(?!\d)/y;
const digit = /[\d+]/g;
/** Letters directly before digits make a name such as "GA4" of them. One Hebrew letter is a preposition. */
const identifierBefore = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}_]/u;
const connector =
  /^ ?(?:-|to|bis|till|til|a|al|e|y|et|and|und|or|oder|ou|o|eller|do|до|или|або|или|or|es|и|та|veya|ile|~|至|到|から|에서|내지|או|עד|الى|או|או) ?-? ?$/u;

/** Everything in a folded text that can be held against a source, in the order in which it stands there. */
export function readValues(folded: string, { language, onWord }: ReadOptions): readonly Value[] {
  const values = readLinks(folded);
  const taken = new Uint8Array(folded.length);
  const take = (found: Value): void => {
    values.push(found);
    taken.fill(1, found.start, found.end);
  };
  for (const { start, end } of values) taken.fill(1, start, end);
  readDigits(folded, taken, take);
  readWords(folded, language, taken, take, onWord);
  if (/[\u3000-\u9fff\uac00-\ud7af]/.test(folded)) readAsian(folded, taken, take);
  return shareUnits(
    folded,
    values.sort((a, b) => a.start - b.start),
  );
}

function readDigits(folded: string, taken: Uint8Array, take: (value: Value) => void): void {
  digit.lastIndex = 0;
  let next = 0;
  for (let match = digit.exec(folded); match !== null; match = digit.exec(folded)) {
    const at = match.index;
    if (taken[at] === 1) continue;
    if (match[0] === '+') {
      const number = phoneAt(folded, at);
      if (number !== null) {
        take(number);
        digit.lastIndex = number.end;
      }
      continue;
    }
    if (isIdentifier(folded, at)) {
      digit.lastIndex = endOfDigits(folded, at);
      continue;
    }
    const found =
      readDate(folded, at) ?? one(readTime(folded, at)) ?? one(phoneAt(folded, at)) ?? one(readQuantity(folded, at));
    if (found === null || /^(?:24\/7|1:1|50\/50|80\/20)(?!\d)/.test(folded.slice(at, at + 6))) {
      digit.lastIndex = Math.max(endOfDigits(folded, at), at + 1);
      continue;
    }
    for (const value of found) if (value.start >= next) take(value);
    next = Math.max(next, ...found.map(({ end }) => end));
    digit.lastIndex = Math.max(next, at + 1);
  }
}

function isIdentifier(folded: string, at: number): boolean {
  const before = folded[at - 1] ?? ' ';
  return identifierBefore.test(before) && (before === '_' || currenciesOf(wordEndingAt(folded, at)).length === 0);
}

function endOfDigits(folded: string, at: number): number {
  let end = at;
  while (end < folded.length && /[\d/:]/.test(folded[end] ?? '')) end += 1;
  return end;
}

function phoneAt(folded: string, at: number): Value | null {
  phone.lastIndex = at;
  const text = phone.exec(folded)?.[0];
  if (text === undefined) return null;
  const digits = text.replaceAll(/\D/g, '');
  const isPhone = (text.startsWith('+') || digits.startsWith('0')) && digits.length >= 7 && digits.length <= 15;
  if (!isPhone) return null;
  // "+46 (0)31" and "+46 31" are one number.
  const plain = text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return { kind: 'phone', start: at, end: at + text.length, keys: [`phone:${plain}`] };
}

/** In "35 to 50 thousand euros" and "10-15 %" the first number has what the second one says. */
function shareUnits(folded: string, values: readonly Value[]): readonly Value[] {
  return values.map((value, index) => {
    const next = values[index + 1];
    if (value.kind !== 'number' || value.scale !== 0 || next === undefined) return value;
    const isShared =
      ['amount', 'percentage', 'duration'].includes(next.kind) || (next.kind === 'number' && next.scale !== 0);
    if (!isShared || !connector.test(folded.slice(value.end, next.start))) return value;
    const numbers = value.keys.map((key) => shiftDecimal(key.slice('number:'.length), next.scale ?? 0));
    const { quantity = 0, end } = next;
    if (Number(numbers[0]) >= quantity) return value;
    const after = next.keys.map((key) => key.replace(/^[a-z]+:/, ''));
    const shared = { ...next, start: value.start, end: value.end, quantity: Number(numbers[0]) };
    if (next.kind === 'amount')
      return { ...shared, keys: numbers.flatMap((n) => (next.currencies ?? []).map((code) => `amount:${n}:${code}`)) };
    if (next.kind === 'percentage') return { ...shared, keys: numbers.map((n) => `percent:${n}`) };
    if (next.kind === 'number') return { ...shared, keys: numbers.map((n) => `number:${n}`) };
    // A time span: its unit is what the second key says per one.
    const base = after[0]?.slice(-1) ?? 'd';
    const factor = Number(after[0]?.slice(0, -1)) / quantity;
    return {
      ...shared,
      end: Math.min(value.end, end),
      keys: numbers.map((n) => `span:${canonicalDecimal(String(Number(n) * factor))}${base}`),
    };
  });
}

function one(value: Value | null): Value[] | null {
  return value === null ? null : [value];
}
