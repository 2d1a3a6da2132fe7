import { fromEvidence, type Rule } from './rule.ts';

/** A proposal states nothing. It is marked where the weekday is not that of the date, where it is past, or where sources tell otherwise. */
export const offeredTime: Rule = {
  id: 'offered_time',
  level: 'warn',
  reason: 'A time that does not fit is answered with a question, or with nothing.',
  fix: 'Look at a calendar, and at what the sources say of that time.',
  find: (_email, { evidence }) =>
    fromEvidence(
      evidence,
      ({ about }) => about === 'offer',
      (text) => `The email offers ${text}. Check that its date and the sources allow it.`,
    ),
};
