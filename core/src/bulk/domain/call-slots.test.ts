import { describe, expect, it } from 'vitest';
import { CallSlots } from './call-slots.ts';

describe('CallSlots', () => {
  const heldCall = () => {
    const end = Promise.withResolvers<string>();
    let begun = false;
    const call = (): Promise<string> => {
      begun = true;
      return end.promise;
    };
    return { call, end, hasBegun: () => begun };
  };

  it('makes so many calls at once and the next as soon as one ends, however it ends', async () => {
    const slots = new CallSlots(2);
    const calls = [heldCall(), heldCall(), heldCall(), heldCall()];
    const ends = calls.map(({ call }) => slots.run(call).catch((error: unknown) => error));
    expect(calls.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
    const failure = new Error('no');
    calls[1]?.end.reject(failure);
    expect(await ends[1]).toBe(failure);
    expect(calls.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
    for (const { end } of calls) end.resolve('done');
    expect(await Promise.all(ends)).toEqual(['done', failure, 'done', 'done']);
    expect(await slots.run(async () => 'later')).toBe('later');
  });

  it('lets calls in flight end and makes no other once it is closed', async () => {
    const slots = new CallSlots(1);
    const [running, waiting, late] = [heldCall(), heldCall(), heldCall()];
    const first = slots.run(running.call);
    const second = slots.run(waiting.call);
    const reason = new Error('the run stops');
    slots.close(reason);
    await expect(second).rejects.toBe(reason);
    await expect(slots.run(late.call)).rejects.toBe(reason);
    running.end.resolve('done');
    expect(await first).toBe('done');
    expect([waiting.hasBegun(), late.hasBegun()]).toEqual([false, false]);
  });
});
