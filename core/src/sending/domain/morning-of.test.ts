import { expect, it } from 'vitest';
import { morningOf } from './morning-of.ts';

const iso = (day: string, zone: string): string => new Date(morningOf(day, zone)).toISOString();

it('is nine o’clock on the clocks of the zone, on both sides of a change and on its day', () => {
  expect(iso('2026-03-27', 'Europe/Berlin')).toBe('2026-03-27T08:00:00.000Z');
  expect(iso('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
  expect(iso('2026-03-30', 'Europe/Berlin')).toBe('2026-03-30T07:00:00.000Z');
  expect(iso('2026-10-25', 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z');
  expect(iso('2026-03-08', 'America/New_York')).toBe('2026-03-08T13:00:00.000Z');
  expect(iso('2026-07-01', 'Asia/Kolkata')).toBe('2026-07-01T03:30:00.000Z');
  expect(iso('2026-07-01', 'Pacific/Auckland')).toBe('2026-06-30T21:00:00.000Z');
  expect(iso('2026-09-27', 'Pacific/Auckland')).toBe('2026-09-26T20:00:00.000Z');
});
