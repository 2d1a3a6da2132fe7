import { silentLogger } from '@overture/core/testing';
import { expect, it } from 'vitest';
import { ClaimConsumer } from './claim-consumer.ts';

it('carries out so many items at once, goes on after trouble, and waits for what it has begun', async () => {
  const waiting = ['a', 'b', 'c'].map((id) => ({ id }));
  const begun: string[] = [];
  const both = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  const drains: AbortSignal[] = [];
  let troubles = 1;
  const consumer = new ClaimConsumer({
    what: 'cell',
    concurrency: 2,
    logger: silentLogger,
    claim: async () => {
      if (troubles-- > 0) throw new Error('the store is away');
      return waiting.shift() ?? null;
    },
    carryOut: async ({ id }, drain) => {
      begun.push(id);
      drains.push(drain);
      if (begun.length === 2) both.resolve();
      if (begun.length === 3) all.resolve();
      await release.promise;
      if (id === 'a') throw new Error('could not be stored');
    },
  });
  await both.promise;
  expect(begun).toEqual(['a', 'b']);
  release.resolve();
  await all.promise;
  expect(drains.some((drain) => drain.aborted)).toBe(false);
  await consumer.stop();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(drains.every((drain) => drain.aborted)).toBe(true);
});
