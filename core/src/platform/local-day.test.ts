import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

it.each([
  ['UTC', '2026-11-05'],
  ['Asia/Tokyo', '2026-11-06'],
  ['America/New_York', '2026-11-05'],
  ['Pacific/Kiritimati', '2026-11-06'],
])('the evening of November 5 in UTC is in %s the day %s', (timeZone, day) => {
  expect(localDay(Date.parse('2026-11-05T22:30:00Z'), timeZone)).toBe(day);
});

it('does not know every time zone', () => {
  expect(() => localDay(0, 'Mars/Olympus')).toThrow(RangeError);
});
