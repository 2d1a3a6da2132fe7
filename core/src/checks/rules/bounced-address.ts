import type { Rule } from './rule.ts';

export const bouncedAddress: Rule = {
  id: 'bounced_address',
  level: 'warn',
  reason: 'Mail to an address that bounced is not read, and harms the sender’s reputation.',
  fix: 'Find the right address first.',
  research: 'Google, Email sender guidelines (2024)',
  find: (_email, { contact, position }) =>
    contact.hasBounced && position === 0
      ? [{ message: 'An email to this address came back. Find the right address first.' }]
      : [],
};
