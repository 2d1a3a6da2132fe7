import { expect, it } from 'vitest';
import { reservedNote, spentText } from './spent-text.ts';

it.each([
  [{ spentUsd: 0, reservedUsd: 0, unpriced: 0 }, '$0.00 spent'],
  [{ spentUsd: 1.5, reservedUsd: 0, unpriced: 0 }, '$1.50 spent'],
  [{ spentUsd: 0, reservedUsd: 118.89, unpriced: 0 }, '$118.89 reserved'],
  [{ spentUsd: 0.25, reservedUsd: 0.17, unpriced: 1 }, '$0.25 spent, $0.17 reserved, 1 row of unknown cost'],
  [{ spentUsd: 0, reservedUsd: 0, unpriced: 39 }, '39 rows of unknown cost'],
])('tells spent, reserved and unknown apart: %j', (spent, text) => {
  expect(spentText(spent)).toBe(text);
  expect(reservedNote(spent) === null).toBe(spent.reservedUsd === 0);
});
