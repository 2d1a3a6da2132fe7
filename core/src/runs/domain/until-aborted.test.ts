import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { untilAborted } from './until-aborted.ts';

describe('untilAborted', () => {
  async function* counting(upTo: number): AsyncGenerator<number> {
    for (let n = 0; n < upTo; n += 1) yield n;
  }

  async function all(items: AsyncIterable<number>): Promise<number[]> {
    const taken: number[] = [];
    for await (const item of items) taken.push(item);
    return taken;
  }

  it('gives every item of a source that ends, and throws what the source throws', async () => {
    const { signal } = new AbortController();
    expect(await all(untilAborted(counting(3), signal))).toEqual([0, 1, 2]);
    const failing = (async function* (): AsyncGenerator<number> {
      yield* counting(1);
      throw new Error('no');
    })();
    await expect(all(untilAborted(failing, signal))).rejects.toThrow('no');
  });

  it('ends when it is aborted, also while the source has nothing to say', async () => {
    const stop = new AbortController();
    const silent = (async function* (): AsyncGenerator<number> {
      yield* counting(1);
      await new Promise(() => {});
    })();
    const items = untilAborted(silent, stop.signal);
    expect(await items.next()).toEqual({ done: false, value: 0 });
    const waiting = items.next();
    stop.abort();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await all(untilAborted(counting(3), stop.signal))).toEqual([]);
  });

  it('keeps nothing of the items that came', async () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect !== 'function') throw new Error('The garbage cannot be collected here.');
    const { signal } = new AbortController();
    const used = async (): Promise<number> => {
      for await (const _ of untilAborted(counting(20_000), signal));
      collect();
      return process.memoryUsage().heapUsed;
    };
    await used();
    const before = await used();
    // A race against one promise keeps some 400 bytes of each item: 8 MB.
    expect((await used()) - before).toBeLessThan(2_000_000);
  });
});
