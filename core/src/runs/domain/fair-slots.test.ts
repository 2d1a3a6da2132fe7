import { expect, it } from 'vitest';
import { FairSlots } from './fair-slots.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('gives places to users in turns, however many calls one of them waits for', async () => {
  const slots = new FairSlots(1, async () => {});
  const order: string[] = [];
  const call = (userId: string) => slots.callsOf(userId)(async () => void order.push(userId));
  await Promise.all([call('ann'), call('ann'), call('ann'), call('bob'), call('cid'), call('bob')]);
  expect(order).toEqual(['ann', 'bob', 'cid', 'ann', 'bob', 'ann']);
});

it('makes so many calls at once, and gives a place back once a call was answered or has failed', async () => {
  const slots = new FairSlots(2, async () => {});
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string) =>
    slots.callsOf('ann')(async (onAnswered) => {
      running.push(name);
      if (name === 'fails') throw new Error('no');
      if (name === 'answered') onAnswered?.();
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const calls = [begin('slow'), begin('answered'), begin('fails').catch(() => {}), begin('last'), begin('waits')];
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(running).toEqual(['slow', 'answered', 'fails', 'last']);
  ends.get('slow')?.();
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(running.at(-1)).toBe('waits');
  for (const end of ends.values()) end();
  await Promise.all(calls);
});

it('gives no place while something that comes first waits', async () => {
  const gate = Promise.withResolvers<void>();
  const slots = new FairSlots(2, () => gate.promise);
  const made: number[] = [];
  const call = slots.callsOf('ann')(async () => void made.push(1));
  await settled();
  expect(made).toEqual([]);
  gate.resolve();
  await call;
  expect(made).toEqual([1]);
});
