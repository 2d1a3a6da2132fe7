import { expect, it } from 'vitest';
import { LoopTurns } from './loop-turns.ts';

function busyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Does three pieces of work at once; tells in which order they and what came in meanwhile were heard. */
async function orderOf(pieceMs: number): Promise<string[]> {
  const turns = new LoopTurns();
  const order: string[] = [];
  const piece = async (name: string): Promise<void> => {
    await turns.next();
    order.push(name);
    setImmediate(() => order.push(`news during ${name}`));
    busyFor(pieceMs);
  };
  await Promise.all(['one', 'two', 'three'].map(piece));
  await new Promise((resolve) => setImmediate(resolve));
  return order;
}

it('long pieces of work let what comes in meanwhile be heard between them', async () => {
  expect(await orderOf(2)).toEqual(['one', 'news during one', 'two', 'news during two', 'three', 'news during three']);
});

it('short ones share a turn', async () => {
  expect((await orderOf(0)).slice(0, 3)).toEqual(['one', 'two', 'three']);
});
