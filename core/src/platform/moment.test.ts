import { expect, it } from 'vitest';
import { presentMoment } from './moment.ts';

it('writes a moment as Date does', () => {
  const first = Date.UTC(2023, 11, 31, 23, 59, 59, 999);
  // Every part takes all its values within these 400 days, one of which is a leap day.
  const moments = Array.from({ length: 20_000 }, (_, n) => first + n * 1_728_001);
  const unusual = [0, -1, 0.5, Date.UTC(-1, 0), Date.UTC(12_000, 5), first + 1, first];
  for (const at of [...moments, ...unusual]) expect(presentMoment(at)).toBe(new Date(at).toISOString());
  expect(() => presentMoment(Number.NaN)).toThrow(RangeError);
});
