import { fromEvidence, type Rule } from './rule.ts';

export const unsupportedAmount: Rule = {
  id: 'unsupported_amount',
  level: 'block',
  reason: 'A price, a budget or a percentage that nobody named binds the agency, or makes the reader doubt the rest.',
  fix: 'Write the amount from the history or the price list, or take it out.',
  find: (_email, { evidence }) =>
    fromEvidence(
      evidence,
      ({ about }) => about === 'amount' || about === 'percentage',
      (text) => `No source names ${text}. Write the right figure, or take it out.`,
    ),
};
