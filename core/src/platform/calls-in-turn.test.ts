import { expect, it } from 'vitest';
import { callsInTurn } from './calls-in-turn.ts';

it('makes the next call once one was answered, though the answered one goes on, or has failed', async () => {
  const makeCall = callsInTurn(1);
  const begun: string[] = [];
  const stored = Promise.withResolvers<string>();
  const first = makeCall(async (onAnswered) => {
    begun.push('first');
    onAnswered?.();
    return stored.promise;
  });
  const second = makeCall(async () => {
    begun.push('second');
    throw new Error('no answer');
  });
  await expect(second).rejects.toThrow('no answer');
  const third = Promise.withResolvers<void>();
  const calls = [
    makeCall(() => {
      begun.push('third');
      return third.promise;
    }),
    makeCall(async () => void begun.push('fourth')),
  ];
  stored.resolve('paid');
  expect(await first).toBe('paid');
  expect(begun).toEqual(['first', 'second', 'third']);
  third.resolve();
  await Promise.all(calls);
  expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
});
