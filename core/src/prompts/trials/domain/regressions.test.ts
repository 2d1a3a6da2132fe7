import { expect, it } from 'vitest';
import type { Evidence } from '../../../checks/contract/evidence.ts';
import { brokenInBoth, regressionsOf, type Tried } from './regressions.ts';

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
  regressionsOf({ sample, tried: now, baseline: before }).map(({ what, message }) => [what, message]);

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
  expect(found(more, nothing)).toEqual([
    ['unsupported_text', '1 passage without a source, 0 before.'],
    ['new_promise', 'A new promise without a source: “You get a discount.”'],
  ]);
});

it('finds no regression in an expectation that the other column does not meet either, and tells it apart', () => {
  const breaking = (...messages: readonly string[]): Tried => ({
    emails: [],
    broken: messages.map((message) => ({ what: 'mustMention', message })),
  });
  const [was, more] = [
    breaking('No email mentions “A”.'),
    breaking('No email mentions “A”.', 'No email mentions “B”.'),
  ];
  expect(found(more, was)).toEqual([['broken_expectation', 'No email mentions “B”.']]);
  expect(brokenInBoth({ sample, tried: more, baseline: was })).toMatchObject([{ message: 'No email mentions “A”.' }]);
  expect(found(was, null)).toEqual([['broken_expectation', 'No email mentions “A”.']]);
  const emails = (message: string): Tried => ({ emails: [], broken: [{ what: 'emails', message }] });
  expect(found(emails('1 email instead of 4.'), emails('2 emails instead of 4.'))).toEqual([]);
});
