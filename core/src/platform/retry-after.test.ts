import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

it.each([
  ['1.5', 1_500],
  ['Mon, 16 Nov 2026 12:00:30 GMT', 30_000],
  ['Mon, 16 Nov 2026 11:00:00 GMT', 0],
  ['Wed, 16 Nov 2033 12:00:00 GMT', 86_400_000],
  ['999999', 86_400_000],
  ['soon', null],
  ['', null],
])('reads "%s"', (text, ms) => {
  expect(readRetryAfter(new Headers({ 'retry-after': text }), now)).toBe(ms);
});

it('asks for nothing where it is absent', () => {
  expect([readRetryAfter(new Headers(), now), readRetryAfter(undefined, now)]).toEqual([null, null]);
});
