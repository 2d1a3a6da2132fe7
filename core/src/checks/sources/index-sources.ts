import type { Source } from '../contract/evidence.ts';
import { localDay } from '../../platform/local-day.ts';
import { once } from '../once.ts';
import { hoursIn, openingKeys } from '../moments/opening-hours.ts';
import { mondaysIn } from '../moments/weeks.ts';
import { partsOfQuote } from '../claims/quotes.ts';
import { dayNumber, dayOf, weekdayOf } from '../moments/calendar.ts';
import { fold, withoutHyphens } from '../fold.ts';
import { textOfSource, type IndexedSource } from './indexed-source.ts';
import { unspaced } from '../../platform/contract/count-words.ts';
import { factsOf, type Facts } from '../bindings/facts.ts';
import { findLinks } from '../links/find-links.ts';
import { hostOf, isLinkKey } from '../links/link-key.ts';
import { furtherPhoneKeys } from '../links/phones.ts';
import { sourceSentencesOf, type SourceSentences } from '../statements/source-sentences.ts';
import type { Words } from '../values/read-runs.ts';
import { readValues } from '../values/read-values.ts';
import { isoDay, minuteOfDay, timeKey, twoDigits, type Value } from '../values/value.ts';
import { fileUnder } from '../lists.ts';

/** What all sources of a version say. They are read once; each check of an email then looks things up. */
export interface SourceIndex {
  readonly sources: ReadonlyMap<string, IndexedSource>;
  /** Sources that hold a value, by the value's key. */
  readonly holders: ReadonlyMap<string, readonly IndexedSource[]>;
  /** Sources by the days that they are dated with or name, as `YYYY-MM-DD`. */
  readonly days: ReadonlyMap<string, readonly IndexedSource[]>;
  /** Sources by the keys of the days, weekdays and months that lie within a range that they tell, and are not named themselves. */
  readonly between: ReadonlyMap<string, readonly IndexedSource[]>;
  /** Sources by the hosts of their links and mail addresses; gathered at the first use. */
  readonly hosts: () => ReadonlyMap<string, readonly IndexedSource[]>;
  hasWord(word: string): boolean;
  /** The different time spans, times of day as `HH:MM`, and years that sources name; gathered at the first use. */
  readonly spans: () => readonly Value[];
  /** The values of all sources with what they are of; gathered at the first use. */
  readonly facts: () => Facts;
  /** The days that sources name with or without their year, as `dayNumber`; gathered at the first use. */
  readonly daysNamed: () => readonly number[];
  /**
   * Sources by the days that they tell as a number, "29.10", as `10-29`, and by their months, as `10`; gathered at the first
   * use.
   */
  readonly shortDays: () => ReadonlyMap<string, readonly IndexedSource[]>;
  /** The sentences of all sources; gathered at the first use. */
  readonly sentences: () => SourceSentences;
  readonly times: () => ReadonlySet<string>;
  readonly years: () => ReadonlySet<number>;
  /** Whether a folded text stands in one of the sources. */
  hasText(folded: string): boolean;
  /** Whether it stands there as whole words. */
  hasWholeText(folded: string): boolean;
}

export interface IndexOptions {
  /** IANA name. Moments of the CRM are in UTC; a rep speaks of them in local time. */
  readonly timeZone?: string;
}

/** Stands between the days of a range. */
const rangeSign =
  /^\.?(?:st|nd|rd|th)? ?(?:-|to|bis|au|a|al|do|till|tot|til|pana la|~|〜|至|到|から)(?: the| den| el| il)? ?$/u;

/** Stands between sources that are read as one text. Folding makes a space of it elsewhere, so that no value crosses it. */
const border = '\n';

/**
 * Reads the sources of a version. Do it once a version and check all emails against it: it reads every character,
 * the checks do not.
 */
export function indexSources(sources: readonly Source[], { timeZone }: IndexOptions = {}): SourceIndex {
  const holders = new Map<string, IndexedSource[]>();
  const days = new Map<string, IndexedSource[]>();
  const between = new Map<string, IndexedSource[]>();
  const words: Words = new Map();
  const entries = sources.map((source) => {
    const text = textOfSource(source);
    return {
      source,
      folded: fold(source.kind === 'template' ? withLines(text) : text),
      links: findLinks(text).flatMap(({ keys }) => keys),
      ownDays: ownDays(source.date, timeZone),
      values: [] as Value[],
      offset: 0,
    };
  });
  const all = entries.map(({ folded }) => folded).join(border);
  const values = readValues(all, { language: null, words });
  /** How long the conversations lasted that sources tell, in minutes. */
  const lengths = new Set<number>();
  let end = 0;
  let next = 0;
  for (const entry of entries) {
    // The values of an entry are the next ones, as far as they begin before its end.
    entry.offset = end;
    end += entry.folded.length + border.length;
    for (const day of entry.ownDays) file(days, day, entry);
    for (const key of entry.links) file(holders, key, entry);
    const opening = openingKeys(entry.folded);
    for (const key of opening.said) file(holders, key, entry);
    for (const key of opening.between) file(between, key, entry);
    const [day] = entry.ownDays;
    if (day !== undefined) for (const monday of mondaysIn(entry.folded, dayNumber(day))) fileWeek(monday, entry);
    if (entry.source.kind === 'meeting' || entry.source.kind === 'call')
      for (const { minutes, keys } of hoursIn(entry.folded)) {
        for (const key of keys) file(holders, key, entry);
        lengths.add(minutes);
      }
    for (let value = values[next]; value !== undefined && value.start < end; value = values[(next += 1)]) {
      fileValue(value, entry);
      const before = entry.values.at(-1);
      if (before !== undefined && rangeSign.test(all.slice(before.end, value.start))) fileBetween(before, value, entry);
      entry.values.push(value);
    }
  }

  function file(map: Map<string, IndexedSource[]>, key: string, entry: IndexedSource): void {
    if (map.get(key)?.at(-1) !== entry) fileUnder(map, key, entry);
  }
  /** The days of a week, and the months in which they lie. */
  function fileWeek(monday: number, entry: IndexedSource): void {
    for (let day = monday; day < monday + 7; day += 1) {
      file(between, `day:${dayOf(day).slice(5)}`, entry);
      file(between, `month:${dayOf(day).slice(5, 7)}`, entry);
    }
  }
  function fileValue(value: Value, entry: IndexedSource): void {
    if (value.kind === 'link' || value.kind === 'address') return;
    for (const key of value.keys) {
      file(holders, key, entry);
      if (value.kind === 'phone') for (const further of furtherPhoneKeys(key)) file(holders, further, entry);
      // An amount is also found by its value, whatever its currency: a code is three letters.
      if (value.kind === 'amount') file(holders, key.slice(0, -':EUR'.length), entry);
    }
    if (value.kind === 'date')
      for (const key of shareKeys(all.slice(value.start, value.end))) file(holders, key, entry);
    for (const key of value.plain ?? []) file(holders, key.replace('number:', 'measured:'), entry);
    const [own] = entry.ownDays;
    if (own !== undefined) for (const day of daysNear(value, dayNumber(own))) file(days, dayOf(day), entry);
    for (const { year: said, month, day } of value.dates ?? []) {
      const year = day === null ? null : (said ?? yearNear(month, day, entry));
      if (day !== null && year !== null) file(days, isoDay(year, month, day), entry);
    }
  }
  /** The days between the two of "21 to 23 April", the months of "from June to September", the weekdays of "Monday to Friday". */
  function fileBetween(first: Value, last: Value, entry: IndexedSource): void {
    // "9 to 12 o'clock": the first hour has no word for it.
    if (first.kind === 'number' && last.kind === 'time' && (first.quantity ?? 25) <= 24)
      file(holders, timeKey(first.quantity ?? 0, 0), entry);
    if (first.kind === 'weekday' && last.kind === 'weekday')
      for (let day = (first.day ?? 0) + 1; day < (last.day ?? 0); day += 1) file(between, `weekday:${day}`, entry);
    const [from] = first.dates ?? [];
    const [to] = last.dates ?? [];
    if (from === undefined || to === undefined) return;
    for (let month = from.month + 1; month < to.month; month += 1) file(between, `month:${twoDigits(month)}`, entry);
    if (from.day === null || to.day === null || from.month !== to.month) return;
    for (let day = from.day + 1; day < to.day; day += 1)
      file(between, `day:${twoDigits(to.month)}-${twoDigits(day)}`, entry);
  }

  const hosts = once(() => {
    const found = new Map<string, IndexedSource[]>();
    for (const [key, sources] of holders)
      if (isLinkKey(key)) for (const source of sources) file(found, hostOf(key), source);
    return found;
  });
  const hasText = (folded: string): boolean => all.includes(folded);
  const hasWholeText = (folded: string): boolean => holdsWhole(all, folded);
  // Where words are not separated, a foreign word is a part of a longer run of letters.
  const isUnspaced = once(() => unspaced.test(all));
  const hasWord = (word: string): boolean =>
    words.has(word) || ((unspaced.test(word) || isUnspaced()) && hasText(word));
  const facts = once(() => factsOf(entries));
  return {
    sources: new Map(entries.map((entry) => [entry.source.id, entry])),
    holders,
    days,
    between,
    hosts,
    spans: once(() => [...differentSpans(values), ...[...lengths].slice(0, maxSpans).map(spanOfMinutes)]),
    facts,
    daysNamed: once(() => [...new Set(entries.flatMap(daysNamedIn))]),
    shortDays: once(() => {
      const found = new Map<string, IndexedSource[]>();
      for (const entry of entries) for (const day of shortDaysIn(entry.folded)) file(found, day, entry);
      return found;
    }),
    sentences: once(() => sourceSentencesOf(entries)),
    times: once(() => new Set(keysAfter('time:', holders))),
    years: once(() => new Set([...holders.keys(), ...days.keys()].flatMap(yearIn))),
    hasText,
    hasWholeText,
    hasWord,
  };
}

/** "1/2" is a share, too, where it could be a day. */
function shareKeys(folded: string): readonly string[] {
  const [, part, whole] = /^([1-4])\/([2-5])$/.exec(folded) ?? [];
  return part === undefined || Number(part) >= Number(whole) ? [] : [`percent:${(100 * Number(part)) / Number(whole)}`];
}

const shortDay = /(?<![\d.,])(\d{1,2})\.(0[1-9]|1[0-2])(?![\d.,]*\d)/g;

function shortDaysIn(folded: string): readonly string[] {
  const days = [...folded.matchAll(shortDay)].filter(([, day]) => Number(day) >= 1 && Number(day) <= 31);
  return days.flatMap(([, day, month = '']) => [month, `${month}-${twoDigits(Number(day))}`]);
}

/** A line of a list, such as "SEO care: €890 per month". */
const listEntry = /^[^:]{2,80}: ?\S/;

/**
 * A text whose lines of a list stay apart where folding joins lines: what stands on the next line is of another price. It folds to
 * as many characters as the text itself.
 */
function withLines(text: string): string {
  const lines = text.split(/\s*\n\s*/);
  return lines.reduce((joined, line, at) => {
    const isList = listEntry.test(line) || listEntry.test(lines[at - 1] ?? '');
    return `${joined}${isList ? '|' : ' '}${line}`;
  });
}

/** A longer text is a copy of the source, not a quote from it. */
const maxQuoteLength = 2_000;

/**
 * Whether the quote stands in the source, word for word, whatever its case, accents, white space and quotation marks. What it
 * leaves out with an ellipsis stands between its parts.
 */
export function holdsQuote({ folded }: IndexedSource, quote: string): boolean {
  if (quote.length > maxQuoteLength) return false;
  const parts = partsOfQuote(quote);
  const text = withoutHyphens(folded);
  return parts.some((part) => part.length > 1) && parts.every((part) => holdsWhole(text, part));
}

function holdsWhole(text: string, wanted: string): boolean {
  let tries = 0;
  for (let at = text.indexOf(wanted); at >= 0 && tries < 1_000; at = text.indexOf(wanted, at + 1), tries += 1)
    if (isWhole(text, at, at + wanted.length)) return true;
  return false;
}

/** A quote neither begins nor ends within a word or a number. */
function isWhole(text: string, start: number, end: number): boolean {
  return !joins(text, start) && !joins(text, end);
}

function joins(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  const after = text[at] ?? ' ';
  if (unspaced.test(before) || unspaced.test(after)) return false;
  if (/\d/.test(before) && /[.,]/.test(after)) return /\d/.test(text[at + 1] ?? ' ');
  if (/[.,]/.test(before) && /\d/.test(after)) return /\d/.test(text[at - 2] ?? ' ');
  return /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
}

function ownDays(date: string | undefined, timeZone: string | undefined): string[] {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}/.test(date)) return [];
  const utc = date.slice(0, 10);
  if (timeZone === undefined || date.length === 10) return [utc];
  const moment = Date.parse(date);
  if (Number.isNaN(moment)) return [utc];
  const there = localDay(moment, timeZone);
  return there === utc ? [utc] : [utc, there];
}

/**
 * The year of a date without one: the one that lies nearest to the day of its source, rather ahead of it than behind; null
 * where that has none.
 */
function yearNear(month: number, day: number, { ownDays: [own] }: Pick<IndexedSource, 'ownDays'>): number | null {
  if (own === undefined) return null;
  const year = Number(own.slice(0, 4));
  const distance = (candidate: number): number => {
    const ahead = Date.UTC(candidate, month - 1, day) - Date.parse(`${own}T00:00:00Z`);
    return ahead < 0 ? -2 * ahead : ahead;
  };
  return [year + 1, year - 1].reduce(
    (best, candidate) => (distance(candidate) < distance(best) ? candidate : best),
    year,
  );
}

/** The days that a source names; the nearest ones to its own day where it leaves out the year. */
function daysNamedIn(entry: IndexedSource): readonly number[] {
  return entry.values.flatMap(({ dates = [] }) =>
    dates.flatMap(({ year: said, month, day }) => {
      const year = day === null ? null : (said ?? yearNear(month, day, entry));
      return day === null || year === null ? [] : [dayNumber(isoDay(year, month, day))];
    }),
  );
}

/** The days that "tomorrow" and "Thursday" mean in a text of a day: the weekday after it, and the one before. */
function daysNear({ kind, day = 0 }: Value, own: number): readonly number[] {
  if (kind === 'relative') return [own + day];
  if (kind !== 'weekday') return [];
  const ahead = ((day - weekdayOf(own) + 6) % 7) + 1;
  return [own + ahead, own + ahead - 7];
}

function spanOfMinutes(quantity: number): Value {
  return { kind: 'duration', start: 0, end: 0, keys: [], quantity, unit: 'minute' };
}

/** Enough for any history; each time span of an email is compared with all of them. */
const maxSpans = 300;

function differentSpans(values: readonly Value[]): readonly Value[] {
  const spans = new Map<string, Value>();
  for (const value of values)
    if (value.kind === 'duration' && spans.size < maxSpans)
      spans.set(`${value.quantity} ${value.unit} ${value.dayKind ?? ''}`, value);
  values.forEach((value, at) => {
    const days = daysFromTo(values[at - 1], value);
    if (days !== null && spans.size < maxSpans)
      spans.set(`${days} day `, { ...value, kind: 'duration', keys: [], quantity: days, unit: 'day' });
    const length = minutesBetween(values[at - 1], value);
    if (length !== null && spans.size < maxSpans)
      spans.set(`${length} minute`, { ...value, kind: 'duration', keys: [], quantity: length, unit: 'minute' });
  });
  return [...spans.values()];
}

/** How long lasts what takes place "from 14:00 to 15:30"; null where two values are no such times. */
function minutesBetween(from: Value | undefined, to: Value): number | null {
  if (from?.kind !== 'time' || to.kind !== 'time' || to.start - from.end > maxBetweenTimes) return null;
  const [start, end] = [minuteOfDay(from.keys[0] ?? ''), minuteOfDay(to.keys[0] ?? '')];
  return end > start ? end - start : null;
}
const maxBetweenTimes = 12;

/** How many days "21 to 23 April" are; null where two values are no such dates. */
function daysFromTo(from: Value | undefined, to: Value): number | null {
  if (from?.kind !== 'date' || to.kind !== 'date' || to.start - from.end > maxBetweenTimes) return null;
  const [first, last] = [from.dates?.[0], to.dates?.[0]];
  if (first?.day == null || last?.day == null) return null;
  const days = dayNumber(isoDay(2000, last.month, last.day)) - dayNumber(isoDay(2000, first.month, first.day)) + 1;
  return days > 1 && days <= maxDays ? days : null;
}
/** What takes longer is told in weeks. */
const maxDays = 31;

function keysAfter(prefix: string, holders: ReadonlyMap<string, unknown>): string[] {
  return [...holders.keys()].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** The year of a key such as `number:1996`, `month:2021-04` or `2026-03-12`. */
function yearIn(key: string): number[] {
  const year = /^(?:number:|month:|day:)?((?:19|20)\d{2})(?!\d)/.exec(key)?.[1];
  return year === undefined ? [] : [Number(year)];
}
