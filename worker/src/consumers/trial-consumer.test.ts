import type { WriteTrialCell } from '@overture/core/prompts/trials/use-cases/write-trial-cell';
import { silentLogger } from '@overture/core/testing';
import { expect, it } from 'vitest';
import { TrialConsumer } from './trial-consumer.ts';

type Cell = NonNullable<Awaited<ReturnType<WriteTrialCell['claim']>>>;

it('writes so many cells at once, goes on after trouble, and waits for what it has begun', async () => {
  const waiting = ['a', 'b', 'c'].map((id) => ({ id }) as Cell);
  const begun: string[] = [];
  const both = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  let troubles = 1;
  const cells = {
    claim: async () => {
      if (troubles-- > 0) throw new Error('the store is away');
      return waiting.shift() ?? null;
    },
    carryOut: async ({ id }: Cell) => {
      begun.push(id);
      if (begun.length === 2) both.resolve();
      if (begun.length === 3) all.resolve();
      await release.promise;
      if (id === 'a') throw new Error('could not be stored');
    },
  } as unknown as WriteTrialCell;
  const stopping = new AbortController().signal;
  const consumer = new TrialConsumer({ cells, concurrency: 2, stopping, logger: silentLogger });
  await both.promise;
  expect(begun).toEqual(['a', 'b']);
  release.resolve();
  await all.promise;
  await consumer.stop();
  expect(begun).toEqual(['a', 'b', 'c']);
});
