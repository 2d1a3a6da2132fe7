import type { Timestamp } from './clock.ts';

/** The first moment of a day (`YYYY-MM-DD`) in a time zone (an IANA name such as `Europe/Berlin`). */
export function startOfDay(day: string, timeZone: string): Timestamp {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The second look uses the offset on the right side of a clock change.
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone);
}

/** How many milliseconds the zone's clocks are ahead of UTC at a moment. */
export function offsetAt(at: Timestamp, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const offset = name === 'GMT' ? '+00:00' : name.slice('GMT'.length);
  return Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${offset}`);
}
