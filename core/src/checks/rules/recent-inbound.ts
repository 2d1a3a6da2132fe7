import { dayNumber } from '../moments/calendar.ts';
import type { Rule } from './rule.ts';

export const recentInbound: Rule = {
  id: 'recent_inbound',
  level: 'warn',
  reason: 'Who wrote yesterday waits for an answer, not for the first email of a sequence.',
  fix: 'Answer that email first.',
  find: (_email, { contact, today, position }) => {
    const days = contact.lastInboundAt === null ? Infinity : dayNumber(today) - dayNumber(contact.lastInboundAt);
    return position === 0 && days <= 1
      ? [{ message: `The contact wrote ${days < 1 ? 'today' : 'yesterday'}. Answer that email first.` }]
      : [];
  },
};
