import { dayMs } from '../../platform/requested-days.ts';

/** Days between the emails of versions that were generated before emails had a time. */
const defaultGapDays = 3;
/** No holidays are longer than this without a working day. */
const maxDaysOff = 366;

/** The days from the first email to each; null stands for three days after the email before. None is before that one. */
export function daysFromFirst(sendAfterDays: readonly (number | null)[]): readonly number[] {
  const days: number[] = [];
  for (const [index, wanted] of sendAfterDays.entries()) {
    const before = days.at(-1) ?? 0;
    days.push(Math.max(before, wanted ?? (index === 0 ? 0 : before + defaultGapDays)));
  }
  return days;
}

/**
 * The day of each step, as `YYYY-MM-DD`: the first on `startOn`, the others `sendAfterDays` days after the first. A day at
 * a weekend or on a holiday moves to the next working day. A step that is to come later than the one before stays later.
 */
export function dueDays({
  startOn,
  sendAfterDays,
  holidays,
}: {
  readonly startOn: string;
  /** One number for each step; the first counts as 0. */
  readonly sendAfterDays: readonly number[];
  /** Days as `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
}): string[] {
  const free = new Set(holidays);
  const first = workingDay(startOn, free);
  const days: string[] = [];
  let offset = 0;
  let due = first;
  for (const [index, wanted] of sendAfterDays.entries()) {
    const next = index === 0 ? 0 : wanted;
    const isLater = next > offset;
    offset = Math.max(offset, next);
    const earliest = isLater ? addDays(due, 1) : due;
    const planned = addDays(first, offset);
    due = workingDay(planned > earliest ? planned : earliest, free);
    days.push(due);
  }
  return days;
}

/** The day itself, or the next one on which somebody works. */
export function workingDay(day: string, holidays: ReadonlySet<string>): string {
  let candidate = day;
  for (let moved = 0; moved < maxDaysOff && isDayOff(candidate, holidays); moved += 1)
    candidate = addDays(candidate, 1);
  return candidate;
}

function isDayOff(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.has(day);
}

/** The first working day, `from` or later, of which `isAhead` is true. */
export function firstWorkingDay(
  from: string,
  holidays: ReadonlySet<string>,
  isAhead: (day: string) => boolean = () => true,
): string {
  const day = workingDay(from, holidays);
  return isAhead(day) ? day : firstWorkingDay(addDays(day, 1), holidays, isAhead);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The day that is `days` days after `day`, as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
