import type { Rule } from './rule.ts';

export const optedOut: Rule = {
  id: 'opted_out',
  level: 'block',
  isLocked: true,
  reason: 'Who asked not to be written to must not be written to.',
  fix: 'Do not send. If the contact came back, let them take the opt-out back in the CRM first.',
  research: 'Directive 2002/58/EC, article 13; CAN-SPAM Act, 15 U.S.C. 7704(a)(4)',
  find: (_email, { contact }) =>
    contact.isOptedOut ? [{ message: 'This contact has opted out of emails. Nothing may be sent.' }] : [],
};
