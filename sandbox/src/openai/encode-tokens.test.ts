import { expect, test } from 'vitest';
import { encodeTokens } from './encode-tokens.ts';

test('words count as the vendor counts them', async () => {
  expect(await encodeTokens('Could we start with the checkout?')).toHaveLength(7);
  expect(await encodeTokens('')).toEqual([]);
});

test('100 kB without a space take no longer than 100 kB of words', async () => {
  await encodeTokens('warm');
  const started = performance.now();
  expect((await encodeTokens('a'.repeat(100_000))).length).toBeGreaterThan(10_000);
  expect(performance.now() - started).toBeLessThan(2_000);
});
