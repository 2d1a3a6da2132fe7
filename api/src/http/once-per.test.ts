import { expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

it('answers the same frozen object for the same value, and another for an equal one', () => {
  const answerFor = oncePer((user: { readonly name: string }) => ({ greeting: `Hello ${user.name}` }));
  const [one, equal] = [{ name: 'Ada' }, { name: 'Ada' }];
  expect(answerFor(one)).toEqual({ greeting: 'Hello Ada' });
  expect(answerFor(one)).toBe(answerFor(one));
  expect(answerFor(equal)).not.toBe(answerFor(one));
  expect(Object.isFrozen(answerFor(one))).toBe(true);
});
