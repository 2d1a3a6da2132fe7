import { dayNumber, dayOf, weekdayOf } from './calendar.ts';
import { isoDay, type Value } from '../values/value.ts';

const between = /^[\s,(]{0,3}(?:の|是|(?:the|den|der|dem|le|el|em|dia|d\.|on|a|o|στισ|,)? ?)$/u;

/** The full date right beside the weekday at an index of the values, as in "Thursday, March 12"; null where none is. */
export function dateBeside(at: number, values: readonly Value[], folded: string): Value | null {
  const weekday = values[at];
  if (weekday?.kind !== 'weekday') return null;
  const isNear = (from: number, to: number): boolean =>
    to >= from && to - from < 9 && between.test(folded.slice(from, to));
  return (
    [values[at - 1], values[at + 1]].find(
      (other) =>
        other?.kind === 'date' &&
        (other.dates ?? []).some(({ day }) => day !== null) &&
        (isNear(weekday.end, other.start) || isNear(other.end, weekday.start)),
    ) ?? null
  );
}

/**
 * Whether a date falls on a weekday; without a year it is the date that lies nearest to `today`, a `dayNumber`. A date
 * that is wrong is marked itself: here it only matters that the two fit.
 */
export function isWeekdayOf(weekday: Value, date: Value, today: number): boolean {
  const thisYear = Number(dayOf(today).slice(0, 4));
  return (date.dates ?? []).some(({ year, month, day }) => {
    if (day === null) return false;
    const [nearest = ''] = [thisYear - 1, thisYear, thisYear + 1]
      .map((each) => isoDay(each, month, day))
      .sort((a, b) => Math.abs(dayNumber(a) - today) - Math.abs(dayNumber(b) - today));
    return weekdayOf(dayNumber(year === null ? nearest : isoDay(year, month, day))) === weekday.day;
  });
}
