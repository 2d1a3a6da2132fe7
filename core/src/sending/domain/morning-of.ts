import type { Timestamp } from '../../platform/clock.ts';
import { offsetAt } from '../../platform/start-of-day.ts';

/** When the working day begins, in local time. */
const morning = '09:00:00';

/**
 * The moment of 09:00 on a day (`YYYY-MM-DD`) in a time zone (an IANA name such as `Europe/Berlin`), also when the
 * clocks change in the night before.
 */
export function morningOf(day: string, timeZone: string): Timestamp {
  const wanted = Date.parse(`${day}T${morning}Z`);
  // The second calculation uses the offset on the right side of a clock change.
  const near = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(near, timeZone);
}

/** A moment as ISO 8601 with the offset of a time zone, such as `2026-11-24T09:00:00+01:00`. */
export function momentIn(timeZone: string, at: Timestamp): string {
  const offset = offsetAt(at, timeZone);
  const minutes = Math.abs(Math.round(offset / 60_000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const local = new Date(at + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
