import { expect, it } from 'vitest';
import type { Evidence } from '../../../checks/contract/evidence.ts';
import { regressionsOf, type Tried } from './regressions.ts';

const sample = { id: 's1', name: 'Robin Sample' };
const tried = (body: string, ...unsupported: readonly (readonly [string, Evidence['about']])[]): Tried => ({
  emails: [
    {
      subject: 'Offer',
      body,
      sendAfterDays: null,
      purpose: null,
      checks: [],
      evidence: unsupported.map(([text, about]) => {
        const start = body.indexOf(text);
        return { field: 'body', start, end: start + text.length, text, status: 'unsupported', about };
      }),
    },
  ],
  broken: [],
});
const found = (now: Tried, before: Tried) =>
  regressionsOf(sample, now, before).map(({ what, message }) => [what, message]);

const number = tried('We grew by 40 %.', ['40 %', 'percentage']);
const promise = tried('We spoke. You get a discount if you sign this week. Bye.', ['discount', 'discount']);

it('finds a new promise without a source although as much was unsupported before', () => {
  expect(found(promise, number)).toEqual([
    ['new_promise', 'A new promise without a source: “You get a discount if you sign this week.”'],
  ]);
});

it('finds no promise that the other column makes, too, nor other text of the same amount', () => {
  expect(found(promise, promise)).toEqual([]);
  expect(found(number, promise)).toEqual([]);
});

it('counts a promise once: by its sentence, and not among the passages without a source', () => {
  const nothing = tried('We spoke.');
  expect(found(promise, nothing).map(([what]) => what)).toEqual(['new_promise']);
  const more = tried('We grew by 40 %. You get a discount.', ['40 %', 'percentage'], ['discount', 'discount']);
  expect(found(more, nothing).map(([what]) => what)).toEqual(['unsupported_text', 'new_promise']);
});
