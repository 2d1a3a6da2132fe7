import type { Holiday } from './languages/calendars/calendar.ts';

/** A day as the number of days since 1970. */
export type Day = number;

const dayMs = 86_400_000;

export const dayOf = (ms: number): Day => Math.floor(ms / dayMs);
export const isoOf = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day * dayMs).getUTCDay() || 7;
export const yearOf = (day: Day): number => new Date(day * dayMs).getUTCFullYear();
export const monthOf = (day: Day): number => new Date(day * dayMs).getUTCMonth() + 1;
export const dateOf = (day: Day): number => new Date(day * dayMs).getUTCDate();

/** Null where there is no such day, as the 31st of June. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  const day = dayOf(Date.UTC(year, month - 1, date));
  return date >= 1 && monthOf(day) === month && dateOf(day) === date ? day : null;
}

/** The last day of a month. */
export const lastOf = (year: number, month: number): Day => dayOf(Date.UTC(year, month, 1)) - 1;

export const mondayOf = (day: Day): Day => day - weekdayOf(day) + 1;

/** How far back a day without a year may lie: the first day of an absence. */
const maxPast = 60;

/** The day of a date without a year, seen from `today`: the next one, or one that is not long past. */
export function nearestDay(month: number, date: number, today: Day): Day | null {
  const year = yearOf(today);
  const days = [year - 1, year, year + 1].flatMap((one) => dayFrom(one, month, date) ?? []);
  return days.find((day) => day >= today - maxPast) ?? null;
}

/** The next day with this number in its month, and on this weekday if that is known. */
export function nextDate(date: number, today: Day, weekday?: number): Day | null {
  if (date < 1 || date > 31) return null;
  for (let day = today; day < today + 100; day += 1)
    if (dateOf(day) === date && (weekday ?? weekdayOf(day)) === weekdayOf(day)) return day;
  return null;
}

/** The Monday of a calendar week (ISO 8601): the next one, or one that is not long past. */
export function mondayOfWeek(week: number, today: Day): Day | null {
  if (week < 1 || week > 53) return null;
  for (const year of [yearOf(today) - 1, yearOf(today), yearOf(today) + 1]) {
    const first = mondayOf(dayOf(Date.UTC(year, 0, 4)));
    const monday = first + (week - 1) * 7;
    if (monday + 6 >= today - maxPast) return monday;
  }
  return null;
}

/** The next time that a holiday's last day comes. */
export function holidayAfter(holiday: Holiday, today: Day, isOrthodox: boolean): Day {
  const year = yearOf(today);
  const [first, second] = [year, year + 1].map((one) => holidayIn(holiday, one, isOrthodox));
  return first !== undefined && first >= today ? first : (second ?? today);
}

const fixed: Readonly<Partial<Record<Holiday, readonly [month: number, date: number]>>> = {
  christmas: [12, 26],
  newYear: [1, 1],
  epiphany: [1, 6],
  labourDay: [5, 1],
  assumption: [8, 15],
  allSaints: [11, 1],
};
/** In days after Easter Sunday. */
const movable: Readonly<Partial<Record<Holiday, number>>> = {
  goodFriday: -2,
  easter: 1,
  ascension: 39,
  whitsun: 50,
  corpusChristi: 60,
};

function holidayIn(holiday: Holiday, year: number, isOrthodox: boolean): Day {
  // The Saturday from the 20th of June on.
  if (holiday === 'midsummer') return mondayOf(dayOf(Date.UTC(year, 5, 20)) + 1) + 5;
  const [month, date] = fixed[holiday] ?? [0, 0];
  if (month > 0) return dayOf(Date.UTC(year, month - 1, date));
  return (isOrthodox ? orthodoxEasterOf(year) : easterOf(year)) + (movable[holiday] ?? 0);
}

/** Easter Sunday of the Orthodox churches, by the Julian calendar, which is 13 days behind until 2099. */
function orthodoxEasterOf(year: number): Day {
  const full = (19 * (year % 19) + 15) % 30;
  const days = full + ((2 * (year % 4) + 4 * (year % 7) - full + 34) % 7);
  return dayOf(Date.UTC(year, 2, 22)) + days + 13;
}

/** Easter Sunday, by the anonymous Gregorian algorithm. */
function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}
