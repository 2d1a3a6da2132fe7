import { fromEvidence, type Rule } from './rule.ts';

/**
 * A weekday or a time that is proposed is not wrong as a made-up date is, since the rep can keep it; but nobody looked
 * into the rep's calendar.
 */
export const offeredTime: Rule = {
  id: 'offered_time',
  level: 'warn',
  reason: 'The writer does not know your calendar.',
  fix: 'Check that you are free then.',
  find: (_email, { evidence }) =>
    fromEvidence(
      evidence,
      ({ about }) => about === 'offer',
      (text) => `The email offers ${text}. Check that you are free then.`,
    ),
};
