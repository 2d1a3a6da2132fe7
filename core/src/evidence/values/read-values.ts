import { wordTables, type WordMeaning } from '../languages/tables.ts';
import { currenciesOf } from './currencies.ts';
import { dateValue, readDate } from './dates.ts';
import { readLinks } from './links.ts';
import { quantityInWords, readQuantity } from './quantities.ts';
import { readTime } from './times.ts';
import { canonicalDecimal, shiftDecimal, type Value } from './value.ts';
import { forEachWord, wordEndingAt } from './words.ts';

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
const asianWeekday = /(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])|([月火水木金土日])曜日?|([월화수목금토일])요일/g;
const asianDays = '月火水木金土日一二三四五六天월화수목금토일';
const hanNumber = /([两兩二三四五六七八九十百千]{1,7})(?=个月|個月|[家名位倍周週年天人款项項成折城国國]|间|間|万|萬)/g;
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

function readWords(
  folded: string,
  language: string | null,
  taken: Uint8Array,
  take: (value: Value) => void,
  onWord: ((word: string) => void) | undefined,
): void {
  const { meanings } = wordTables();
  // A number word counts in its own language and in English; in sources, whose language is not asked, in every one.
  const counts = ({ isAmbiguous, code, number: value, days }: WordMeaning): boolean =>
    code === language ||
    (!isAmbiguous && (language === null || code === 'en' || (value === undefined && days === undefined)));
  let number: { start: number; end: number; value: number; isPower: boolean } | null = null;
  const finish = (): void => {
    // One is an article, and "a hundred" alone a figure of speech.
    if (number !== null && !number.isPower && taken[number.start] !== 1)
      take(quantityInWords(folded, number.start, number.end, number.value));
    number = null;
  };
  forEachWord(folded, (word, start, end) => {
    onWord?.(word);
    const found = meanings.get(word);
    const meaning = found?.find(({ code }) => code === language) ?? found?.find(counts);
    if (meaning?.number !== undefined) {
      const joined =
        number === null ? null : joinNumbers(number.value, meaning.number, folded.slice(number.end, start));
      if (number !== null && joined !== null) number = { start: number.start, end, value: joined, isPower: false };
      else {
        finish();
        number = { start, end, value: meaning.number, isPower: meaning.number === 1 || meaning.number >= 100 };
      }
      return;
    }
    // "two hundred and fifty"
    if (number !== null && !/^(?:and|und|y|e|et|og|och|ja|i|и)$/.test(word)) finish();
    if (meaning === undefined || taken[start] === 1) return;
    if (meaning.weekday !== undefined) {
      if (isHebrewOrdinal(folded, word, start)) return;
      take({ kind: 'weekday', start, end, keys: [`weekday:${meaning.weekday}`], day: meaning.weekday });
    } else if (meaning.days !== undefined) {
      if (!isPartOfDay(folded, start)) take({ kind: 'relative', start, end, keys: [], day: meaning.days });
    } else if (meaning.month !== undefined && isMonthAlone(folded, word, start)) {
      const value = dateValue(start, end, [{ year: null, month: meaning.month, day: null }]);
      if (value !== null) take(value);
    }
  });
  finish();
}

function joinNumbers(before: number, next: number, between: string): number | null {
  if (!/^[ -](?:(?:and|und|y|e|et|og|och|ja|i|и) )?$/.test(between)) return null;
  if (next >= 100) return before < 1_000 ? before * next : null;
  if (before >= 100 && next < before) return before + next;
  return before >= 20 && before % 10 === 0 && next < 10 ? before + next : null;
}

/** Hebrew weekdays are ordinals; they are days only after the word for day. */
function isHebrewOrdinal(folded: string, word: string, start: number): boolean {
  return (
    /[\u0590-\u05ff]/.test(word) && word !== 'שבת' && !/(?:יום|ימי) $/.test(folded.slice(Math.max(0, start - 5), start))
  );
}

/** The words for tomorrow and morning are one in some languages. */
function isPartOfDay(folded: string, start: number): boolean {
  return /(?:guten|schonen|heute|gestern|am|jeden|la|esta|de|por|cada|bonne|god|godt|i|in) $/.test(
    folded.slice(Math.max(0, start - 9), start),
  );
}

const monthPreposition =
  /(?:^|[^\p{L}])(?:in|im|by|since|until|till|of|last|next|this|early|late|mid|from|en|de|em|desde|seit|bis|ab|ende|anfang|mitte|fin|i|w|v|ve|od|do|в|у|през|до|с|от|від|з|τον|του|τέλη|fra|fran|till|til|before|after|during) $/u;

/** Short names of months are words and names of people too: "may", "mars", "Jan". */
function isMonthAlone(folded: string, word: string, start: number): boolean {
  if (word.length < 3) return false;
  if (word.length >= 6 || /\P{ASCII}/u.test(word)) return true;
  return monthPreposition.test(folded.slice(Math.max(0, start - 9), start));
}

function readAsian(folded: string, taken: Uint8Array, take: (value: Value) => void): void {
  for (const match of folded.matchAll(asianWeekday)) {
    const sign = match[1] ?? match[2] ?? match[3] ?? '';
    const index = asianDays.indexOf(sign);
    const day = sign === '天' || (match[1] !== undefined && sign === '日') ? 7 : (index % 7) + 1;
    const start = match.index;
    if (taken[start] !== 1)
      take({ kind: 'weekday', start, end: start + match[0].length, keys: [`weekday:${day}`], day });
  }
  for (const match of folded.matchAll(hanNumber)) {
    const value = hanValue(match[1] ?? '');
    if (taken[match.index] !== 1 && value !== null)
      take(quantityInWords(folded, match.index, match.index + (match[1] ?? '').length, value));
  }
}

function hanValue(text: string): number | null {
  const powers: Record<string, number> = { 十: 10, 百: 100, 千: 1_000 };
  let total = 0;
  let pending: number | null = null;
  for (const sign of text) {
    const power = powers[sign];
    if (power !== undefined) {
      total += (pending ?? 1) * power;
      pending = null;
      continue;
    }
    if (pending !== null) return null;
    pending = '两兩'.includes(sign) ? 2 : '一二三四五六七八九'.indexOf(sign) + 1;
  }
  return total + (pending ?? 0);
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
