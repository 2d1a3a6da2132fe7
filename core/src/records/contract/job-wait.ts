import type { z } from 'zod';
import { timestampSchema } from '../../platform/contract/common.ts';
import { reasonSchema, type ErrorCode } from '../../platform/contract/error-codes.ts';

/**
 * Why a pending generation waits, and until when. Its last attempt failed; the next one begins without anybody's help.
 */
export const jobWaitSchema = reasonSchema.extend({ nextAttemptAt: timestampSchema });
export type JobWait = z.infer<typeof jobWaitSchema>;

const reasons: Partial<Record<ErrorCode, string>> = {
  budget_exhausted: 'Waiting for the AI budget',
  ai_rate_limited: 'Waiting for OpenAI: rate limit',
  ai_quota_exhausted: 'Waiting for OpenAI: no credit left',
  ai_unavailable: 'Waiting for OpenAI: no answer',
  ai_bad_answer: 'The answer was not usable',
  crm_rate_limited: 'Waiting for HubSpot: rate limit',
  crm_daily_limit: "Waiting for HubSpot: today's limit",
  crm_unavailable: 'Waiting for HubSpot: no answer',
};

/**
 * A wait in one short line, as in `Waiting for OpenAI: rate limit, next try 14:32`. The time is written in the reader's
 * locale.
 */
export function waitText(wait: JobWait, now = Date.now()): string {
  const next = new Date(wait.nextAttemptAt);
  const reason = reasonOf(wait, next.getTime() - now);
  if (next.getTime() <= now) return `${reason}, next try now`;
  const time = next.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  const isToday = next.toDateString() === new Date(now).toDateString();
  const day = isToday ? '' : `${next.toLocaleDateString(undefined, { month: 'short', day: 'numeric' })}, `;
  return `${reason}, next try ${day}${time}`;
}

/** These last until the next day or month unless somebody acts, and their messages say who and how. */
const advised: ReadonlySet<ErrorCode> = new Set(['budget_exhausted', 'ai_quota_exhausted', 'crm_daily_limit']);

/**
 * What can be done about the wait; empty where only time helps. The messages of short failures ask people to try again,
 * which a generation does by itself.
 */
export function waitAdvice({ code, message }: JobWait): string {
  return advised.has(code) ? message : '';
}

/** For a wait of at least this long, the failure's own message is shown, because people will ask for the reason. */
const longWaitMs = 60 * 60_000;

function reasonOf({ code, message }: JobWait, waitMs: number): string {
  if (code === 'crm_unavailable' && waitMs >= longWaitMs) return message.split(/\.(?: |$)/)[0] ?? message;
  return reasons[code] ?? 'The last attempt failed';
}
