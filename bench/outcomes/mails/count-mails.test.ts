import { expect, it } from 'vitest';
import { countMails, readMails, type Count } from './count-mails.ts';

const share = (counts: ReadonlyMap<string, Count>): number => {
  const all = [...counts.values()];
  return all.reduce((sum, { right }) => sum + right, 0) / all.reduce((sum, { of }) => sum + of, 0);
};

it.each([
  ['first', 'open', 0.98, 0.98],
  ['first', 'sealed', 0.95, 0.94],
  ['second', 'open', 0.98, 0.96],
  ['second', 'sealed', 0.92, 0.87],
  ['third', 'open', 0.98, 0.96],
  ['third', 'sealed', 0.9, 0.88],
  ['fourth', 'open', 0.99, 0.99],
  ['fourth', 'sealed', 0.95, 0.89],
  ['fifth', 'open', 0.98, 0.98],
  ['fifth', 'sealed', 0.95, 0.96],
  ['sixth', 'open', 0.99, 0.99],
  ['sixth', 'sealed', 0.95, 0.94],
  ['seventh', 'open', 0.99, 0.97],
  ['seventh', 'sealed', 0.96, 0.93],
  ['eighth', 'open', 0.98, 0.98],
  ['eighth', 'sealed', 0.93, 0.88],
  ['ninth', 'open', 0.98, 0.98],
  ['ninth', 'sealed', 0.94, 0.93],
  ['tenth', 'open', 0.98, 0.93],
  ['tenth', 'sealed', 0.91, 0.92],
] as const)(
  'the %s set has twelve languages in its %s half, of which so much is read',
  async (set, half, kinds, days) => {
    expect(new Set((await readMails(set, half)).map(({ language }) => language)).size).toBe(12);
    const counted = await countMails(set, half);
    expect(share(counted.kinds)).toBeGreaterThanOrEqual(kinds);
    expect(share(counted.days)).toBeGreaterThanOrEqual(days);
  },
);
