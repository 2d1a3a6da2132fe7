import { dayNumber, dayOf, weekdayOf } from './moments/calendar.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import type { IndexedSource } from './sources/indexed-source.ts';
import { daysMeant, sourcesOn } from './moments/moments.ts';
import { wordTables } from './languages/tables.ts';
import { hostOf } from './links/link-key.ts';
import { phoneKeys } from './links/phones.ts';
import { daysOf, isoDay, twoDigits, type SaidDate, type Value } from './values/value.ts';

/** How far from the day of writing a date without a year may lie. */
const nearDays = 400;
/** How old a text may be whose weekday is still the one that an email means. */
const recentDays = 31;
/** How many days are looked at for a rough "ten years ago". */
const maxDays = 800;

export interface SupportContext {
  readonly index: SourceIndex;
  /** The day of writing, as `dayNumber` counts. */
  readonly today: number;
  /** The folded text that the values were read from. */
  readonly folded: string;
  /** The value is offered or asked for, so that what lies behind does not support it. */
  readonly isAsked: boolean;
}

/**
 * The sources that hold a value; none means that it is unsupported. This is the one place that says what counts as
 * support (docs/adr/0009-evidence.md).
 */
export function supportOf(value: Value, context: SupportContext): readonly IndexedSource[] {
  const { index } = context;
  switch (value.kind) {
    case 'date': {
      const dates = value.dates ?? [];
      const found = [
        ...dates.flatMap((date) => holdersOfDate(date, context)),
        ...holding(value.keys.filter(isNumber), index),
      ];
      return found.length > 0 ? found : dates.flatMap((date) => holdersOfShortDate(date, index));
    }
    case 'weekday':
      return holdersOfWeekday(value, context);
    case 'relative':
      return sourcesOn(context.today + (value.day ?? 0), index);
    case 'duration':
      return holdersOfDuration(value, context);
    case 'amount':
      return holdersOfAmount(value, index);
    case 'number':
      return holdersOfNumber(value, context);
    case 'link':
    case 'address':
    case 'phone':
      return supportOfLink(value, index);
    case 'percentage':
    case 'time':
      return holding(value.keys, index);
  }
}

/** The sources that tell a range in which a day, a weekday or a month lies that they do not name. */
export function supportByRange(
  value: Value,
  { index, today }: Omit<SupportContext, 'folded' | 'isAsked'>,
): readonly IndexedSource[] {
  const days = value.kind === 'date' ? daysMeant(value, today).map((day) => `day:${dayOf(day).slice(5)}`) : [];
  return [...value.keys, ...days].flatMap((key) => index.between.get(key.replace(/^month:\d{4}-/, 'month:')) ?? []);
}

/** The sources that hold a link, a mail address or a phone number. The day of writing does not matter for them. */
export function supportOfLink(value: Value, index: SourceIndex): readonly IndexedSource[] {
  const exact = holding(
    value.keys.flatMap((key) => (key.startsWith('phone:') ? phoneKeys(key) : key)),
    index,
  );
  return value.kind === 'link' && exact.length === 0 ? holdersOfFrontPage(value, index) : exact;
}

function isNumber(key: string): boolean {
  return key.startsWith('number:');
}

function holding(keys: readonly string[], index: SourceIndex): readonly IndexedSource[] {
  return keys.flatMap((key) => index.holders.get(key) ?? []);
}

/** The same value in the same currency, or a large enough bare number: CRM fields often keep the currency apart. */
function holdersOfAmount({ keys, currencies = [] }: Value, index: SourceIndex): readonly IndexedSource[] {
  const exact = holding(keys, index);
  if (exact.length > 0) return exact;
  const [first] = currencies;
  const bare = keys
    .filter((key) => first !== undefined && key.endsWith(`:${first}`))
    .map((key) => key.split(':')[1] ?? '');
  return bare.flatMap((digits) =>
    // What a source tells in another currency is not told in this one by a bare number beside it.
    (Number(digits) < 100 && !/\.\d\d$/.test(digits)) || index.holders.has(`amount:${digits}`)
      ? []
      : (index.holders.get(`number:${digits}`) ?? []),
  );
}

/** The same number, which may be the year of a day, or a large enough amount. */
function holdersOfNumber(
  { keys, plain, quantity = 0, scaled = quantity }: Value,
  { index }: SupportContext,
): readonly IndexedSource[] {
  const digits = (plain ?? keys).map((key) => key.slice('number:'.length));
  const exact = [
    ...holding(keys, index),
    // A number with a unit may stand without one elsewhere, but not with another one.
    ...digits.flatMap((number) => {
      if (plain === undefined) return index.holders.get(`measured:${number}`) ?? [];
      return (index.holders.get(`number:${number}`) ?? []).filter((source) =>
        countsNothing(`number:${number}`, source),
      );
    }),
  ];
  if (exact.length > 0 || scaled < 100 || plain !== undefined) return exact;
  return digits.flatMap((number) => [
    ...(number.length === 4 ? holdersWithin(number, index) : []),
    ...(index.holders.get(`amount:${number}`) ?? []),
  ]);
}

/** Whether a number of a source stands without a word for what it counts. */
function countsNothing(key: string, { values, folded, offset }: IndexedSource): boolean {
  return values.some(
    ({ keys, plain, end }) =>
      keys.includes(key) && plain === undefined && !/^ ?[\p{L}%]/u.test(folded.slice(end - offset, end - offset + 2)),
  );
}

function holdersOfFrontPage({ keys }: Value, index: SourceIndex): readonly IndexedSource[] {
  // The front page of a host that mail addresses or longer links name is known too.
  return keys.flatMap((key) => (key === `link:${hostOf(key)}` ? (index.hosts().get(hostOf(key)) ?? []) : []));
}

function holdersOfDate(date: SaidDate, { index, today }: SupportContext): readonly IndexedSource[] {
  const { year, month, day } = date;
  const digits = twoDigits(month);
  if (day === null) {
    const years = year === null ? nearYears(today) : [year];
    const near = years.flatMap((candidate) => {
      const distance = Math.abs(dayNumber(isoDay(candidate, month, 15)) - today);
      const named = `${candidate}-${digits}`;
      return year === null && distance > nearDays
        ? []
        : [...(index.holders.get(`month:${named}`) ?? []), ...holdersWithin(named, index)];
    });
    if (near.length > 0) return near;
    return [...(index.holders.get(`month:${digits}`) ?? []), ...(year === null ? holdersOfDays(digits, index) : [])];
  }
  const said = index.holders.get(`day:${digits}-${twoDigits(day)}`) ?? [];
  if (year !== null) return [...(index.days.get(isoDay(year, month, day)) ?? []), ...said];
  const near = nearYears(today).flatMap((candidate) => {
    const iso = isoDay(candidate, month, day);
    return Math.abs(dayNumber(iso) - today) > nearDays ? [] : (index.days.get(iso) ?? []);
  });
  return [...near, ...said];
}

/** The sources that tell a day, or one of a month, as notes do, so that it is read as a number: "29.10 g. 16.00". */
function holdersOfShortDate({ month, day }: SaidDate, index: SourceIndex): readonly IndexedSource[] {
  const key = day === null ? twoDigits(month) : `${twoDigits(month)}-${twoDigits(day)}`;
  return index.shortDays().get(key) ?? [];
}

/** The sources that name a day of a month, given in two digits. */
function holdersOfDays(month: string, { holders }: SourceIndex): readonly IndexedSource[] {
  const found: IndexedSource[] = [];
  for (let day = 1; day <= 31; day += 1) found.push(...(holders.get(`day:${month}-${twoDigits(day)}`) ?? []));
  return found;
}

/** The sources that are dated with a day of a month or a year, or name one. */
function holdersWithin(period: string, { days }: SourceIndex): readonly IndexedSource[] {
  return [...days].flatMap(([day, sources]) => (day.startsWith(`${period}-`) ? sources : []));
}

function nearYears(today: number): number[] {
  const year = Number(dayOf(today).slice(0, 4));
  return [year, year - 1, year + 1];
}

/** Words before a weekday that make it one of every week. */
const everyBefore =
  /(?:^|[^\p{L}])(?:every|each|jeden|jeder|immer|chaque|tous les|le|cada|todos los|los|todas as|as|aos|ogni|tutti i|il|elke|iedere|fiecare|co|kazdy|kazda|kazdego|varje|毎週|每周|每逢|每) ?$/u;
const everyWord = /(?:days|tags|wochs)$/;

function holdersOfWeekday(
  { day = 0, start, end }: Value,
  { index, today, folded, isAsked }: SupportContext,
): readonly IndexedSource[] {
  const named = index.holders.get(`weekday:${day}`) ?? [];
  // What takes place every week is not that which took place on a certain day.
  if (everyWord.test(folded.slice(start, end)) || everyBefore.test(folded.slice(Math.max(0, start - 12), start)))
    return named;
  const isPast = isPastWeekday({ start, end }, folded);
  const [from, to] = isPast ? [today - 14, today - 1] : [isAsked ? today : today - 14, today + 14];
  const found: IndexedSource[] = [];
  for (let candidate = from; candidate <= to; candidate += 1)
    if (weekdayOf(candidate) === day)
      found.push(...sourcesOn(candidate, index), ...(index.between.get(`day:${dayOf(candidate).slice(5)}`) ?? []));
  if (found.length > 0) return found;
  return named.filter(
    // What people do each week does not age.
    ({ ownDays: [own] }) => !isPast || own === undefined || Math.abs(dayNumber(own) - today) <= recentDays,
  );
}

/** Whether the words beside a weekday make it the last one. */
export function isPastWeekday({ start, end }: Pick<Value, 'start' | 'end'>, folded: string): boolean {
  const { pastWords } = wordTables();
  // "Half past two on Thursday" is no day that is past.
  const before = folded.slice(Math.max(0, start - 14), start).replace(/(?:half|quarter|\d) ?past|^\S* ?past/, '');
  // "I suggest Thursday" is not the Swedish "i torsdags".
  const around = `${before.replace(/(?<!\p{L})\p{L} (?=\S)/gu, '')}|${folded.slice(end, end + 14)}`;
  return around.split(/[^\p{L}]+/u).some((word) => pastWords.has(word));
}

/** "Ten calendar days" are not the "ten working days" of a source. */
function countsSameDays({ keys, dayKind }: Value, { values }: IndexedSource): boolean {
  if (dayKind === undefined) return true;
  const same = values.filter((value) => value.keys.some((key) => keys.includes(key)));
  return same.length === 0 || same.some((value) => value.dayKind === undefined || value.dayKind === dayKind);
}

/** A time span that a source names, or, with "ago" or "since" beside it, one that leads to a dated source. */
function holdersOfDuration(value: Value, { index, today, folded }: SupportContext): readonly IndexedSource[] {
  const exact = holding(value.keys, index).filter((source) => countsSameDays(value, source));
  if (exact.length > 0) return exact;
  const { agoWords } = wordTables();
  const around = `${folded.slice(Math.max(0, value.start - 24), value.start)}|${folded.slice(value.end, value.end + 12)}`;
  const isAgo = around.split(/[^\p{L}]+/u).some((word) => agoWords.has(word)) || /[前전]/.test(folded[value.end] ?? '');
  const length = daysOf[value.unit ?? 'day'];
  if (!isAgo || length < 1) return [];
  const distance = (value.quantity ?? 0) * length;
  const tolerance = length === 1 ? 1 : Math.max(length * 0.6, distance * 0.1);
  const found: IndexedSource[] = [];
  const nearest = Math.ceil(today - distance - tolerance);
  const farthest = Math.min(nearest + maxDays, today - distance + tolerance);
  for (let day = nearest; day <= farthest; day += 1) found.push(...sourcesOn(day, index));
  return found;
}
