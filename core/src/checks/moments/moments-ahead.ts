import type { Value } from '../values/value.ts';
import { dayOf } from './calendar.ts';
import { daysMeant } from './moments.ts';

/** What a moment of an email may be counted from. */
export interface Counted {
  readonly today: number;
  readonly neighbours: readonly Value[];
}

const daysOf = { second: 0, minute: 0, hour: 0, day: 1, week: 7, month: 30.44, year: 365.25 };
/** How exactly people count days, weeks and months: "three weeks later" is that day, "in three months" about that week. */
const exactness = { second: 0, minute: 0, hour: 0, day: 1, week: 1, month: 5, year: 20 };
/** A month is told of a day near its borders too. */
const aroundMonth = 10;

/** Whether a date lies a time span that the email tells behind today or another date that it tells: "in ten weeks, in May". */
export function isCountedDate(value: Value, { today, neighbours }: Counted): boolean {
  const spans = neighbours.flatMap(({ kind, quantity = 0, unit = 'second' }) =>
    kind === 'duration' && daysOf[unit] > 0 ? [{ days: quantity * daysOf[unit], tolerance: exactness[unit] }] : [],
  );
  if (spans.length === 0) return false;
  const starts = [[today, today] as const, ...neighbours.flatMap((neighbour) => periodsOf(neighbour, today))];
  const wanted = periodsOf(value, today);
  return spans.some(({ days, tolerance }) =>
    starts.some(([first, last]) =>
      wanted.some(([from, to]) => first + days - tolerance <= to && last + days + tolerance >= from),
    ),
  );
}

/** The days that a date, or a month, can mean: the first one and the last one. */
function periodsOf(value: Value, today: number): readonly (readonly [first: number, last: number])[] {
  if (value.kind !== 'date') return [];
  const days = daysMeant(value, today).map((day) => [day, day] as const);
  const months = (value.dates ?? []).flatMap(({ year, month, day }) => {
    if (day !== null) return [];
    const thisYear = Number(dayOf(today).slice(0, 4));
    return (year === null ? [thisYear, thisYear + 1] : [year]).map((each) => {
      const first = Math.floor(Date.UTC(each, month - 1, 1) / 86_400_000);
      return [first - aroundMonth, first + 30 + aroundMonth] as const;
    });
  });
  return [...days, ...months];
}

/** Whether a time of day is another one that the email or a source tells, and a time span that they tell, later or earlier. */
export function isCountedTime(value: Value, times: readonly Value[], spans: readonly Value[]): boolean {
  const lengths = spans.flatMap(({ kind, quantity = 0, unit }) =>
    kind === 'duration' && (unit === 'minute' || unit === 'hour') ? [quantity * (unit === 'hour' ? 60 : 1)] : [],
  );
  const wanted = minutesOf(value);
  return times.some((time) =>
    minutesOf(time).some((minute) =>
      lengths.some((length) => wanted.includes(minute + length) || wanted.includes(minute - length)),
    ),
  );
}

function minutesOf({ kind, keys }: Value): readonly number[] {
  if (kind !== 'time') return [];
  return keys.map((key) => {
    const [, hour = 0, minute = 0] = key.split(':').map(Number);
    return hour * 60 + minute;
  });
}
