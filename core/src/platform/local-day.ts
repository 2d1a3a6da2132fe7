import type { Timestamp } from './clock.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone (IANA name), as `YYYY-MM-DD`. Errors: RangeError for an unknown zone. */
export function localDay(at: Timestamp, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}
