import { expect, it } from 'vitest';
import { readDay } from './read-day.ts';

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-2-3', '2026-02-03'],
  ['1.12.2026', '2026-12-01'],
  ['1. 12. 2026', '2026-12-01'],
  ['24.12.', '2026-12-24'],
  ['Dec 1, 2026', '2026-12-01'],
  ['december 1 2026', '2026-12-01'],
  ['1 Dec', '2026-12-01'],
  ['Mar 3', '2027-03-03'],
  [' Today ', '2026-11-16'],
  ['tomorrow', '2026-11-17'],
])('reads %s', (text, day) => {
  expect(readDay(text, '2026-11-16')).toBe(day);
});

it.each(['', 'Feb 30, 2026', '2026-13-01', '31.4.2026', '12', 'someday 3', '1/12/2026', 'Dec'])(
  'reads no day in "%s"',
  (text) => {
    expect(readDay(text, '2026-11-16')).toBeUndefined();
  },
);
