import { expect, it } from 'vitest';
import { aCheckContext } from '../../testing/check-context.ts';
import type { Evidence } from '../../checks/contract/evidence.ts';
import { findingsOf } from './findings.ts';
import { sequenceReviewSchema } from './sequence-review.ts';

const body = 'We met on May 3, and Zeno was there. It is ready within 19 weeks.';
const markOf = (text: string, about: Evidence['about']): Evidence => {
  const start = body.indexOf(text);
  return { field: 'body', start, end: start + text.length, text, status: 'unsupported', about };
};

it('counts what must not be sent once, and not as a statement without a source too', () => {
  const evidence = [markOf('May 3', 'date'), markOf('Zeno', 'name'), markOf('19 weeks', 'duration')];
  const levels = [
    ['unsupported_date', 'block'],
    ['wrong_name', 'block'],
    ['unsupported_text', 'warn'],
  ];
  const checks = levels.map(([rule, level], at) => ({ ...evidence[at], rule, level, message: '' }));
  const { contact, sender } = aCheckContext();
  const facts = { contact, sender, words: null, lastGeneratedAt: null };
  const review = sequenceReviewSchema.parse({ sources: [], facts, emails: [{ evidence, checks }] });
  expect(findingsOf([{ subject: '', body }], review)).toMatchObject({
    blocks: ['unsupported_date', 'wrong_name'],
    unsupported: { duration: 1 },
    // The warning about the time span is told by what it is about.
    warn: 0,
  });
});

it('counts warnings about the whole email, and names their rules once', () => {
  const whole = { field: 'body', start: 0, end: body.length, level: 'warn', message: '' };
  const checks = ['other_language', 'unanswered_question', 'other_language'].map((rule) => ({ ...whole, rule }));
  const { contact, sender } = aCheckContext();
  const facts = { contact, sender, words: null, lastGeneratedAt: null };
  const evidence = [markOf('19 weeks', 'duration')];
  const review = sequenceReviewSchema.parse({ sources: [], facts, emails: [{ evidence, checks }] });
  expect(findingsOf([{ subject: '', body }], review)).toMatchObject({
    warn: 3,
    warnings: ['other_language', 'unanswered_question'],
  });
});
