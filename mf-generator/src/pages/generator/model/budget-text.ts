import type { BudgetWire } from '@overture/core/contract';
import { dollars } from '@overture/ui';

const whose = { user: 'Your AI budget', domain: "Your domain's AI budget", all: 'The AI budget of all domains' };
const when = { day: 'today', month: 'this month' };

/** What a budget leaves, such as `$3.20 left today`. */
export function leftText({ leftUsd, period }: BudgetWire): string {
  return `${dollars(leftUsd)} left ${when[period]}`;
}

/** The warning about a budget that is nearly or completely used up. */
export function warningText({ scope, period, leftUsd, limitUsd, resetsAt }: BudgetWire): string {
  const renews = new Date(resetsAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  const state =
    leftUsd === 0 ? 'is used up' : `is nearly used up: ${dollars(leftUsd)} of ${dollars(limitUsd)} are left`;
  return `${whose[scope]} for ${when[period]} ${state}. It renews on ${renews}; a superadmin can raise it.`;
}
