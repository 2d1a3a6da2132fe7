import { andWords, orWords } from '../languages/short-words.ts';
import { daysMeant } from './moments.ts';
import { windowAround } from '../lists.ts';
import { dayOf, weekdayOf } from './calendar.ts';
import type { Value } from '../values/value.ts';

const between = /^[\s,(]{0,3}(?:の|是|(?:the|den|der|dem|le|el|em|dia|d\.|on|a|o|στισ|,)? ?)$/u;

/**
 * The full date right beside the weekday at an index of the values, as in "Thursday, March 12"; null where none is. Of a list,
 * "Wednesday and Thursday, 5 and 6 May", it is the one at the same place, if there are as many dates as weekdays.
 */
export function dateBeside(at: number, values: readonly Value[], folded: string): Value | null {
  const weekday = values[at];
  if (weekday?.kind !== 'weekday') return null;
  const [first, last] = [runEnd(at, -1, values, folded), runEnd(at, 1, values, folded)];
  const isBehind = areBeside(values[last], values[last + 1], folded) && isDay(values[last + 1]);
  const isBefore = areBeside(values[first - 1], values[first], folded) && isDay(values[first - 1]);
  if (!isBehind && !isBefore) return null;
  const [from, to] = isBehind
    ? [last + 1, runEnd(last + 1, 1, values, folded)]
    : [runEnd(first - 1, -1, values, folded), first - 1];
  if (to - from === last - first) return values[from + at - first] ?? null;
  const nearest = isBehind ? last : first;
  return nearest === at ? (values[isBehind ? from : to] ?? null) : null;
}

/** Whether the date at an index of the values is told with its weekday, and falls on it. */
export function isOfItsWeekday(at: number, values: readonly Value[], folded: string, today: number): boolean {
  const date = values[at];
  if (date?.kind !== 'date') return false;
  return windowAround([...values.keys()], at, maxListed).some((index) => {
    const weekday = values[index];
    return weekday !== undefined && dateBeside(index, values, folded) === date && isWeekdayOf(weekday, date, today);
  });
}
const maxListed = 4;

/**
 * Whether the number at an index of the values tells the day right behind its weekday, "Friday, the 16th", and one of the next
 * weeks is such a day.
 */
export function isNumberOfDay(at: number, values: readonly Value[], folded: string, today: number): boolean {
  const [weekday, number] = [values[at - 1], values[at]];
  if (weekday?.kind !== 'weekday' || number?.kind !== 'number' || !areBeside(weekday, number, folded)) return false;
  const isOrdinal = ordinalBehind.test(folded.slice(number.end, number.end + 3));
  if (!isOrdinal && !/\p{L}/u.test(folded.slice(weekday.end, number.start))) return false;
  return Array.from({ length: nextDays }, (_, ahead) => today + ahead).some(
    (day) => weekdayOf(day) === weekday.day && Number(dayOf(day).slice(8)) === number.quantity,
  );
}
/**
 * Whether a number behind an article in the singular, "el 13", is that of a day of these weeks that is known, by `daysNamed` of the
 * sources.
 */
export function isNumberOfKnownDay(
  { kind, quantity = 0, scale = 0, start, end }: Value,
  folded: string,
  { today, known }: { readonly today: number; readonly known: () => readonly number[] },
): boolean {
  if (kind !== 'number' || scale > 0 || quantity > 31 || end - start > 2) return false;
  if (!articleBefore.test(folded.slice(Math.max(0, start - 5), start))) return false;
  return known().some((day) => Math.abs(day - today) <= nextDays && Number(dayOf(day).slice(8)) === quantity);
}
const articleBefore = /(?:^|[^\p{L}])(?:el|al|del|il|dal|le|du|au|o|ao|do) $/u;
const ordinalBehind = /^(?:st|nd|rd|th|er|\.(?!\d))/u;
const nextDays = 62;

/** The last value, that way, of those of the same kind that are told as a list with one. */
function runEnd(at: number, way: 1 | -1, values: readonly Value[], folded: string): number {
  let end = at;
  for (; ; end += way) {
    const [one, other] = [values[end], values[end + way]];
    if (one === undefined || other?.kind !== one.kind) return end;
    const [left, right] = way > 0 ? [one, other] : [other, one];
    if (right.start < left.end || !listed.test(folded.slice(left.end, Math.min(right.start, left.end + maxBetween))))
      return end;
  }
}
const listed = new RegExp(
  `^\\.?[\\s,、，]{0,2}(?:(?:${orWords}|${andWords}|と|か|和|或)\\s?)?(?:(?:the|den|der|dem|le|el|il|em|dia) )?$`,
  'u',
);
const maxBetween = 14;

function isDay(value: Value | undefined): boolean {
  return value?.kind === 'date' && (value.dates ?? []).some(({ day }) => day !== null);
}

function areBeside(one: Value | undefined, other: Value | undefined, folded: string): boolean {
  if (one === undefined || other === undefined) return false;
  const distance = other.start - one.end;
  return distance >= 0 && distance < 9 && between.test(folded.slice(one.end, other.start));
}

/**
 * Whether a date falls on a weekday; without a year it is the date that lies nearest to `today`, a `dayNumber`. A date
 * that is wrong is marked itself: here it only matters that the two fit.
 */
export function isWeekdayOf(weekday: Value, date: Value, today: number): boolean {
  return daysMeant(date, today).some((day) => weekdayOf(day) === weekday.day);
}
