import { fold } from '../fold.ts';
import { lexiconsFor } from '../languages/index.ts';
import { hasPhrase } from '../languages/phrases.ts';
import type { Rule } from './rule.ts';

export const missingOptOut: Rule = {
  id: 'missing_opt_out',
  level: 'warn',
  reason: 'The domain’s policy asks for a way to say no in every email.',
  fix: 'Add the opt-out line.',
  research: 'CAN-SPAM Act, 15 U.S.C. 7704(a)(5); Directive 2002/58/EC, article 13(2)',
  find: ({ body }, { policy, language }) => {
    if (!policy.isOptOutRequired) return [];
    const text = fold(body);
    const line = fold(policy.optOutLine ?? '').trim();
    if ((line !== '' && text.includes(line)) || lexiconsFor(language).some(({ optOut }) => hasPhrase(text, optOut)))
      return [];
    return [
      { message: `The email has no opt-out line.${policy.optOutLine === null ? '' : ` Add "${policy.optOutLine}".`}` },
    ];
  },
};
