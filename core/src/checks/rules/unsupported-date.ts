import { fromEvidence, type Rule } from './rule.ts';

export const unsupportedDate: Rule = {
  id: 'unsupported_date',
  level: 'block',
  reason: 'A wrong date of a call or a deadline is the first thing that the reader notices.',
  fix: 'Write the date from the history, or take it out.',
  find: (_email, { evidence }) => [
    ...fromEvidence(
      evidence,
      ({ about }) => about === 'date' || about === 'time',
      (text) => `No source supports ${text}. Write the right date, or take it out.`,
    ),
    ...fromEvidence(
      evidence,
      ({ about }) => about === 'weekday',
      (text) => `The date beside it is no ${text}. Write the day that is meant.`,
    ),
  ],
};
