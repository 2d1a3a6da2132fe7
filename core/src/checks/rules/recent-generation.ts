import { dayNumber } from '../moments/calendar.ts';
import type { Rule } from './rule.ts';
import { counted } from '../../platform/contract/counted.ts';

const days = 14;

export const recentGeneration: Rule = {
  id: 'recent_generation',
  level: 'warn',
  reason: 'Two sequences within two weeks read like a machine.',
  fix: 'Make sure that it was not sent.',
  find: (_email, { lastGeneratedAt, today, position }) => {
    const since = lastGeneratedAt === null ? Infinity : dayNumber(today) - dayNumber(lastGeneratedAt);
    return position === 0 && since < days
      ? [
          {
            message: `A sequence for this contact was written ${since < 1 ? 'today' : `${counted(since, 'day')} ago`}. Make sure that it was not sent.`,
          },
        ]
      : [];
  },
};
