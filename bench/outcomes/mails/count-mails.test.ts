import { expect, it } from 'vitest';
import { countMails, readMails, type Count } from './count-mails.ts';

const share = (counts: ReadonlyMap<string, Count>): number => {
  const all = [...counts.values()];
  return all.reduce((sum, { right }) => sum + right, 0) / all.reduce((sum, { of }) => sum + of, 0);
};

it.each([
  ['first', 'open', 0.88],
  ['first', 'sealed', 0.74],
  ['second', 'open', 0],
  ['second', 'sealed', 0],
] as const)('the %s set has twelve languages in its %s half, and most of it is read', async (set, half, atLeast) => {
  expect(new Set((await readMails(set, half)).map(({ language }) => language)).size).toBe(12);
  expect(share((await countMails(set, half)).kinds)).toBeGreaterThanOrEqual(atLeast);
});
