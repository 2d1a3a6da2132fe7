import { andWords, orWords, toWords } from '../languages/short-words.ts';
import { wordTables } from '../languages/tables.ts';
import { canonicalDecimal, dateKeys, timeKey, type SaidDate, type Value } from './value.ts';
import { endOfDigits, isAt, matchAt, wordEndingAt } from './words.ts';

// The expressions of dates that begin with digits, or with the name of a month before them. All are sticky: they match
// at one place and search nothing.

const isoMoment = /(\d{4})-(\d{2})-(\d{2})(?!\d)(?:[t ](\d{2}):(\d{2})(?::\d{2})?(?:\.\d+)?z?)?/y;
const yearFirst = /(\d{4})(?:([./])(\d{1,2})\2(\d{1,2})(?!\d)|\. (\d{1,2})\. (\d{1,2})(?!\d)\.?)/y;
const eastAsianFull = /(\d{4}) ?[年년] ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号號일])?/y;
const eastAsian = /(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号號일])?/y;
const laterAsianDay =
  /( ?(?:[(（][月火水木金土日][)）])?(?:から|または|[-~〜至到和与與及或とかや、,]) ?)(\d{1,2}) ?[日号號일](?![间間前後后内以]|なら)/uy;
const signBehind = /\d{1,2}(?:[./-]| ?[月월])/y;
/** What follows the first digits of a date without the name of a month, or of one written as a word: "12thmarch". */
const dateBehind = /\d{1,4}(?:[./-]| ?[年년月월]|\p{L})/uy;
const yearLast = /(\d{1,2})(?:([./-])(\d{1,2})\2|\. (\d{1,2})\. )(\d{4}|\d{2})(?![\d.,]\d|\d)/y;
const dotted = /(\d{1,2})\. ?(\d{1,2})\.(?!\d)/y;
const slashed = /(\d{1,2})\/(\d{1,2})(?![\d/])/y;
const letterBehind = /\d{1,2}(?:[^\d]{0,5}?|\.? ?- ?\d{1,2}(?:st|nd|rd|th|\.|-)? ?)[\p{L}]/uy;
const dayMonth =
  /(\d{1,2})(?:st|nd|rd|th|:[ea]|\.|er|re|o|a|e|º|ª|°|-?[\p{L}]{1,3})? ?-? ?(?:of |de |di |d'|η |ης )?([\p{L}\p{M}']{1,24})\.?(?:,? (?:de |del |of )?(\d{4})(?!\d))?/uy;
const dayRange = new RegExp(
  `(\\d{1,2})\\.?(?:st|nd|rd|th)? ?(?:-|${toWords}|${andWords}|${orWords}) ?(?:(?:the|el|le|il|o|a|la|den|der|dem|de) )?(?:\\p{L}{3,12} )?(?=(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of |de )?([\\p{L}\\p{M}']{1,24}))`,
  'uy',
);
const yearMonth = /(\d{4})\.? (?:жыл\p{L}{0,9} |eylul |yili )?([\p{L}\p{M}']{1,24})(?: (\d{1,2})(?!\d))?/uy;
const fourDigits = /\d{4}(?!\d)/y;
/** "Des 2" in Norwegian, but no part of "des 2 400 euros". */
const dayAfterMonth =
  /(\d{1,2})(?:st|nd|rd|th|\.|-?[\p{L}]{1,4})?(?![\p{L}\d:]|[.,]\d| \d{3}(?!\d)| ?[€$£¥%])(?:,? (?:de |del )?(\d{4})(?!\d))?/uy;

function monthOf(word: string): number | null {
  const { months } = wordTables();
  return months.get(word) ?? (word.includes("'") ? months.get(word.replace(/'.*$/, '')) : undefined) ?? null;
}

/** In a date, the name of the month ends or begins within so many characters of the first digits. */
export const maxMonthDistance = { before: 8, behind: 40 };

/**
 * Reads the date whose digits begin at `at`; it may take in the month before them. `isMonthNear`: the name of a month
 * stands within `maxMonthDistance` of `at`.
 */
export function readDate(folded: string, at: number, isMonthNear: boolean): readonly Value[] | null {
  if (!isMonthNear && !isAt(dateBehind, folded, at)) return null;
  const length = endOfDigits(folded, at) - at;
  if (length === 4) return readMoment(folded, at) ?? readYearFirst(folded, at) ?? readAfterMonth(folded, at);
  if (length > 2) return null;
  const numbers = readNumbers(folded, at);
  if (numbers !== null) return numbers;
  // "Mag, 25 juni": what a comma parts from its word is rather the day of the month behind it.
  const isParted = folded.startsWith(', ', at - 2);
  return (isParted ? readBeforeMonth(folded, at) : null) ?? readAfterMonth(folded, at) ?? readBeforeMonth(folded, at);
}

function readMoment(folded: string, at: number): Value[] | null {
  const match = matchAt(isoMoment, folded, at);
  if (match === null) return null;
  const [text, year, month, day, hour, minute] = match;
  const date = dateValue(at, at + text.length, [said(year, month, day)]);
  if (date === null) return null;
  if (hour === undefined || minute === undefined) return [date];
  return [
    { ...date, end: at + 10 },
    { kind: 'time', start: at + 11, end: at + text.length, keys: [timeKey(Number(hour), Number(minute))] },
  ];
}

function readYearFirst(folded: string, at: number): Value[] | null {
  const full = matchAt(eastAsianFull, folded, at);
  if (full) return one(dateValue(at, at + full[0].length, [said(full[1], full[2], full[3])]));
  const first = matchAt(yearFirst, folded, at);
  if (first)
    return one(dateValue(at, at + first[0].length, [said(first[1], first[3] ?? first[5], first[4] ?? first[6])]));
  const named = matchAt(yearMonth, folded, at);
  const month = named ? monthOf(named[2] ?? '') : null;
  return named && month !== null
    ? one(dateValue(at, at + named[0].length, [said(named[1], String(month), named[3])]))
    : null;
}

function readNumbers(folded: string, at: number): Value[] | null {
  // A date in digits has a sign right behind its first digits.
  if (!isAt(signBehind, folded, at)) return null;
  const last = matchAt(yearLast, folded, at);
  if (last) {
    const [text, a, sign, b, spaced, year] = last;
    const other = b ?? spaced;
    const fullYear = year?.length === 2 ? `20${year}` : year;
    return one(
      dateValue(at, at + text.length, [
        said(fullYear, other, a),
        ...(sign === '/' || sign === '-' ? [said(fullYear, a, other)] : []),
      ]),
    );
  }
  const month = matchAt(eastAsian, folded, at);
  if (month) {
    const end = at + month[0].length;
    const first = dateValue(at, end, [said(undefined, month[1], month[2])]);
    // "11月4日から6日": the month is said once.
    const last = month[2] === undefined ? null : matchAt(laterAsianDay, folded, end);
    const second =
      last && dateValue(end + (last[1] ?? '').length, end + last[0].length, [said(undefined, month[1], last[2])]);
    return first === null ? null : second ? [first, second] : [first];
  }
  const dots = matchAt(dotted, folded, at);
  if (dots) {
    const date = dateValue(at, at + dots[0].length, [said(undefined, dots[2], dots[1])]);
    // "From 3.6 to 3.1.": at the end of a sentence it can be a number.
    return date && [{ ...date, keys: [...date.keys, `number:${canonicalDecimal(dots[1] ?? '', dots[2])}`] }];
  }
  const slash = matchAt(slashed, folded, at);
  if (slash && slash[0] !== '24/7')
    return one(
      dateValue(at, at + slash[0].length, [said(undefined, slash[2], slash[1]), said(undefined, slash[1], slash[2])]),
    );
  return null;
}

/** "March 12, 2026", "March 2026". */
function readAfterMonth(folded: string, at: number): Value[] | null {
  const word = wordEndingAt(folded, endOfMonth(folded, at));
  // "Mais 8 %": before a number the word is French for "but" and Portuguese for "more".
  const month = word === '' || word === 'mais' ? null : monthOf(word);
  if (month === null) return null;
  const start = endOfMonth(folded, at) - word.length;
  const year = matchAt(fourDigits, folded, at);
  if (year) return one(dateValue(start, at + 4, [said(year[0], String(month), undefined)]));
  const match = matchAt(dayAfterMonth, folded, at);
  // "8 mars 2 personnes": the day stands before the month already.
  if (match === null || /\d\.? $/.test(folded.slice(Math.max(0, start - 3), start))) return null;
  const end = at + match[0].replace(/\.$/, '').length;
  const first = dateValue(start, end, [said(match[2], String(month), match[1])]);
  // "Nov 3-5": the month is said once.
  const last = matchAt(laterDay, folded, end);
  const second =
    last &&
    dateValue(end + last[0].length - (last[1] ?? '').length, end + last[0].length, [
      said(match[2], String(month), last[1]),
    ]);
  return first === null ? null : second ? [first, second] : [first];
}
const laterDay = / ?(?:-|to|and|or|through) ?(\d{1,2})(?:st|nd|rd|th)?(?![\d:%]|[.,]\d| ?\p{L})/uy;

/** Where a month would end whose day or year begins at `at`: before ", ", ". ", "-" and "the"; 0 where none can. */
function endOfMonth(folded: string, at: number): number {
  const end = folded.startsWith('the ', at - 4) ? at - 4 : at;
  if (folded[end - 1] === '-') return end - 1;
  if (folded[end - 1] !== ' ') return 0;
  const comma = folded[end - 2] === ',' ? end - 2 : end - 1;
  return folded[comma - 1] === '.' ? comma - 1 : comma;
}

/** "12 March 2026", "12. März", "12 de marzo", "12 to 14 March". */
function readBeforeMonth(folded: string, at: number): Value[] | null {
  // The name of a month begins within a few characters.
  if (!isAt(letterBehind, folded, at)) return null;
  const match = matchAt(dayMonth, folded, at);
  const month = match ? monthOf(match[2] ?? '') : null;
  if (match && month !== null)
    return one(dateValue(at, at + match[0].replace(/\.$/, '').length, [said(match[3], String(month), match[1])]));
  const range = matchAt(dayRange, folded, at);
  const shared = range ? monthOf(range[3] ?? '') : null;
  if (range && shared !== null)
    return one(dateValue(at, at + (range[1] ?? '').length, [said(undefined, String(shared), range[1])]));
  return null;
}

function one(value: Value | null): Value[] | null {
  return value === null ? null : [value];
}

function said(year: string | undefined, month: string | undefined, day: string | undefined): SaidDate {
  return {
    year: year === undefined ? null : Number(year),
    month: Number(month),
    day: day === undefined ? null : Number(day),
  };
}

export function dateValue(start: number, end: number, readings: readonly SaidDate[]): Value | null {
  const dates = readings.filter(isPossible);
  return dates.length === 0 ? null : { kind: 'date', start, end, keys: dates.flatMap(dateKeys), dates };
}

const maxDaysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isPossible({ year, month, day }: SaidDate): boolean {
  const maxDays = maxDaysOfMonth[month - 1];
  if (maxDays === undefined || (year !== null && (year < 1900 || year > 2100))) return false;
  if (day === null) return true;
  const isLeapDay = month === 2 && day === 29;
  return day >= 1 && day <= maxDays && (!isLeapDay || year === null || isLeapYear(year));
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
