import { minuteOfDay } from '../values/value.ts';
import { isWorkingDays } from '../values/day-kinds.ts';
import type { Value } from '../values/value.ts';
import { dayOf, weekdayOf } from './calendar.ts';
import { daysMeant } from './moments.ts';

/** What a date of an email may be counted from. */
export interface Counted {
  readonly today: number;
  /** Values that the email tells beside it. */
  readonly neighbours: readonly Value[];
  /** Days ahead that sources name. */
  readonly known: readonly number[];
  /** Time spans that sources tell of what the email speaks of. */
  readonly spans: readonly Value[];
}

type Period = readonly [first: number, last: number];

const daysOf = { second: 0, minute: 0, hour: 0, day: 1, week: 7, month: 30.44, year: 365.25 };
/** How exactly people count days, weeks and months: "three weeks later" is that day, "in three months" about that week. */
const exactness = { second: 0, minute: 0, hour: 0, day: 1, week: 1, month: 5, year: 20 };
/** A month is told of a day near its borders too. */
const aroundMonth = 10;

/**
 * Whether a date lies a time span before or behind another day: one that the email tells from today, a date of the email or,
 * for a day, a known one, or one that a source tells from a date of the email. The day before or behind a known one counts
 * beside its weekday, and "the Monday after" it.
 */
export function isCountedDate(value: Value, counted: Counted): boolean {
  const { today, neighbours, known, spans } = counted;
  const wanted = periodsOf(value, today);
  const told = neighbours.flatMap((neighbour) => periodsOf(neighbour, today));
  const isDay = (value.dates ?? []).some(({ day }) => day !== null);
  const others = isDay ? known.map((day): Period => [day, day]) : [];
  return (
    isApart(wanted, [[today, today], ...told], neighbours) ||
    isApart(
      wanted,
      others,
      neighbours.filter(({ unit }) => unit !== 'day'),
    ) ||
    isApart(wanted, told, spans)
  );
}

function isApart(wanted: readonly Period[], bases: readonly Period[], spans: readonly Value[]): boolean {
  return spans.some((span) => {
    const { quantity = 0, unit = 'second', kind } = span;
    if (kind !== 'duration' || daysOf[unit] === 0) return false;
    const days = quantity * daysOf[unit];
    const tolerance = exactness[unit];
    return bases.some(([first, last]) =>
      wanted.some(([from, to]) => {
        if (isWorkingDays(span))
          return [1, -1].some((way) => isWithin(workingDaysFrom(first, quantity * way), [from, to]));
        const isBehind = first + days - tolerance <= to && last + days + tolerance >= from;
        return isBehind || (first - days - tolerance <= to && last - days + tolerance >= from);
      }),
    );
  });
}

function isWithin(day: number, [from, to]: Period): boolean {
  return day >= from - 1 && day <= to + 1;
}

/** The day so many working days behind another one, or before it. */
function workingDaysFrom(start: number, count: number): number {
  const way = Math.sign(count);
  let day = start;
  for (let left = Math.min(Math.abs(count), maxWorkingDays); left > 0;) {
    day += way;
    if (weekdayOf(day) <= 5) left -= 1;
  }
  return day;
}
const maxWorkingDays = 100;

/** The days that a date, or a month, can mean: the first one and the last one. */
function periodsOf(value: Value, today: number): readonly Period[] {
  if (value.kind !== 'date') return [];
  const days = daysMeant(value, today).map((day): Period => [day, day]);
  const months = (value.dates ?? []).flatMap(({ year, month, day }) => {
    if (day !== null) return [];
    const thisYear = Number(dayOf(today).slice(0, 4));
    return (year === null ? [thisYear, thisYear + 1] : [year]).map((each): Period => {
      const first = Math.floor(Date.UTC(each, month - 1, 1) / 86_400_000);
      return [first - aroundMonth, first + 30 + aroundMonth];
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
  return kind === 'time' ? keys.map(minuteOfDay) : [];
}
