import { fold } from '../fold.ts';
import type { Rule } from './rule.ts';

export const missingPostalAddress: Rule = {
  id: 'missing_postal_address',
  level: 'warn',
  reason: 'The domain’s policy asks for the agency’s postal address in every email.',
  fix: 'Add the address below your name.',
  research: 'CAN-SPAM Act, 15 U.S.C. 7704(a)(5)(A)(iii)',
  find: ({ body }, { policy }) => {
    const bare = (text: string): string =>
      fold(text)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const wanted = bare(policy.postalAddress ?? '');
    return wanted === '' || bare(body).includes(wanted)
      ? []
      : [{ message: `The email has no postal address. Add "${policy.postalAddress ?? ''}".` }];
  },
};
