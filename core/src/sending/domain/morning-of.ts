import type { Timestamp } from '../../platform/clock.ts';

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

/** The calendar day of a moment in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Timestamp): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10);
}

/** How many milliseconds the zone's clocks are ahead of UTC at a moment. */
function offsetAt(at: Timestamp, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at / 1_000) * 1_000;
}
