import { expect, test } from 'vitest';
import { dayGroupOf, momentsOf } from './day-groups.ts';

const now = new Date(2026, 2, 1, 8, 30);
const at = (...parts: [number, number, number, number, number]) => ({ submittedAt: new Date(...parts).toISOString() });

test("groups by the reader's days, across the end of a month", () => {
  expect(dayGroupOf(at(2026, 2, 1, 0, 0), now)).toBe('Today');
  expect(dayGroupOf(at(2026, 1, 28, 23, 59), now)).toBe('Yesterday');
  expect(dayGroupOf(at(2026, 1, 28, 0, 0), now)).toBe('Yesterday');
  expect(dayGroupOf(at(2026, 1, 27, 23, 59), now)).toBe('Earlier');
});

test('a period consists of whole days and includes today', () => {
  const day = (month: number, date: number) => new Date(2026, month, date).toISOString();
  expect(momentsOf(undefined, now)).toEqual({});
  expect(momentsOf('today', now)).toEqual({ from: day(2, 1) });
  expect(momentsOf('yesterday', now)).toEqual({ from: day(1, 28), to: day(2, 1) });
  expect(momentsOf('7days', now)).toEqual({ from: day(1, 23) });
  expect(momentsOf('30days', now)).toEqual({ from: day(0, 31) });
});
