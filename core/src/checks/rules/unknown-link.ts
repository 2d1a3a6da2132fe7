import { fromEvidence, type Rule } from './rule.ts';

export const unknownLink: Rule = {
  id: 'unknown_link',
  level: 'block',
  reason: 'A link or an address that was made up leads nowhere, or to somebody else.',
  fix: 'Paste the right link, or take it out.',
  find: (_email, { evidence }) =>
    fromEvidence(
      evidence,
      ({ about }) => about === 'link' || about === 'address',
      (text) => `${text} is in no source. Paste the right one, or take it out.`,
    ),
};
