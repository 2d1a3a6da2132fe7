import type { Rule } from './rule.ts';

const max = 60;

export const longSubject: Rule = {
  id: 'long_subject',
  level: 'tip',
  reason: 'A phone shows the first 40 to 60 characters of a subject.',
  fix: 'Put the telling word first and cut the rest.',
  find: ({ subject }) =>
    subject.length <= max
      ? []
      : [
          {
            field: 'subject',
            start: max,
            end: subject.length,
            message: `The subject has ${subject.length} characters; a phone shows ${max} at most.`,
          },
        ],
};
