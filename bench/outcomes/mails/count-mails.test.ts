import { expect, it } from 'vitest';
import { countMails, readMails, type Count } from './count-mails.ts';

const share = (counts: ReadonlyMap<string, Count>): number => {
  const all = [...counts.values()];
  return all.reduce((sum, { right }) => sum + right, 0) / all.reduce((sum, { of }) => sum + of, 0);
};

it('has as many languages in each half, and reads most of both', async () => {
  for (const [half, atLeast] of [
    ['open', 0.88],
    ['sealed', 0.74],
  ] as const) {
    expect(new Set((await readMails(half)).map(({ language }) => language)).size).toBe(12);
    expect(share((await countMails(half)).kinds)).toBeGreaterThanOrEqual(atLeast);
  }
});
