import { expect, it } from 'vitest';
import type { ApiContext } from '../http/api-context.ts';
import { answerTogether } from './answer-together.ts';

/** It looks at nothing of it. */
const context = {} as ApiContext;
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('answers of one turn of the event loop are sent together at its end, those of the next turn separately', async () => {
  const middleware = answerTogether();
  const sent: string[] = [];
  const answer = (name: string, made: Promise<void>): Promise<void> =>
    Promise.resolve(middleware(context, () => made)).then(() => void sent.push(name));
  const late = Promise.withResolvers<void>();
  const all = [answer('one', Promise.resolve()), answer('late', late.promise), answer('two', Promise.resolve())];
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual([]);
  await nextTurn();
  expect(sent).toEqual(['one', 'two']);
  late.resolve();
  await Promise.all(all);
  expect(sent).toEqual(['one', 'two', 'late']);
});

it('a failure is sent at once', async () => {
  const failing = Promise.resolve(answerTogether()(context, () => Promise.reject(new Error('no'))));
  await expect(failing).rejects.toThrow('no');
});
