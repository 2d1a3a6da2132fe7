import { expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

it.each([
  ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-01-05', '2026-01-05T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-05', '2026-01-04T18:30:00.000Z'],
])('a day in %s begins at its midnight, also when the clocks change: %s', (zone, day, begins) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(begins);
});
