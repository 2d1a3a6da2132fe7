import { dayFrom, nearestDay, type Day } from '../days.ts';
import { fold } from '../phrases.ts';

/** Days that a text names: one, or a span such as a week or `3 to 14 August`. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
  /** The other day that it may be, where it is not sure which number is the month. */
  readonly other?: Day;
  /** UTF-16 offsets into the folded text. */
  readonly start: number;
  readonly end: number;
  /**
   * `workday` is the next day on which one works, `holiday` a named one. `weekday` and `month` stand alone, without a date;
   * `bare` is a day's number alone, `time` one of the same day. A `range` names both its ends, a `span` is a week or month; a
   * `length` is one from today on. `same` is the day that is named before it, and `next` the day after that.
   */
  readonly kind:
    | 'date'
    | 'same'
    | 'next'
    | 'weekend'
    | 'workday'
    | 'holiday'
    | 'weekday'
    | 'time'
    | 'span'
    | 'range'
    | 'bare'
    | 'month'
    | 'length';
}

/** The days that a notation names; null where there are no such days. */
export type Found = Pick<Span, 'first' | 'last' | 'kind' | 'other'> | null;

/** One way of writing days. */
export interface Notation {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[], today: Day) => Found;
}

/** One day. */
export const single = (day: Day | null, kind: Span['kind'] = 'date'): Found =>
  day === null ? null : { first: day, last: day, kind };
/** The days from one to another. */
export const span = (first: Day | null, last: Day | null): Found =>
  first === null || last === null ? null : { first, last, kind: 'span' };

/** Where a word or number may begin. */
export const edge = String.raw`(?<![\p{L}\d])`;
/** Where one may end. */
export const stop = String.raw`(?![\p{L}\d])`;

/** A year of this century behind a date, perhaps. */
export const fullYear = String.raw`(?:[\s,./]{0,3}(?:de |del |do )?(20\d{2})(?!\d))?`;

/** Phrases that are separated by `|`, as an alternation; the longest first. */
export function anyOf(phrases: string): string {
  const all = fold(phrases)
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return all
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
    .join('|');
}

/** Words between which nothing but letters decides where they end. */
export const withEdges = (phrases: string): string => (phrases === '' ? '(?!)' : `${edge}(?:${anyOf(phrases)})${stop}`);

/** The names in a table with a line for each of January to December, or Monday to Sunday. */
export function numbered(lines: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const [at, line] of fold(lines).trim().split('\n').entries())
    for (const name of line.trim().split(/\s+/)) names.set(name, at + 1);
  return names;
}

/** The names in such a table, as an alternation. */
export const namesOf = (names: ReadonlyMap<string, number>): string => anyOf([...names.keys()].join('|'));

/** A year in two digits or four; null where none is written. */
export const yearFrom = (written: string | undefined): number | null => {
  const digits = (written ?? '').replace("'", '');
  return digits === '' ? null : Number(digits.length === 2 ? `20${digits}` : digits);
};

/** A date; without a year the one that is meant on the day of `today`. */
export function dated(written: string | undefined, month: number, date: number, today: Day): Day | null {
  const given = yearFrom(written);
  return given === null ? nearestDay(month, date, today) : dayFrom(given, month, date);
}
