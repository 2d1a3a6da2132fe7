import { dollars, upToCents } from '../../platform/contract/dollars.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import type { LimitScope } from '../contract/limits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { SpendPeriod } from './spend-periods.ts';

/** A sum that grows with every cost, and may have an upper bound. */
export interface SpendAccount {
  readonly key: string;
  /** US dollars; null: no limit. */
  readonly maxUsd: number | null;
  /** The moment after which the account is no longer used. */
  readonly endsAt: Timestamp;
}

/** Amounts in US dollars. What a dead process held counts as spent, because its call may have to be paid for. */
export interface AccountState {
  readonly spentUsd: number;
  /** The sum that is held for calls in flight. */
  readonly heldUsd: number;
}

export interface LimitAccount extends SpendAccount {
  readonly scope: LimitScope;
  readonly period: SpendPeriod;
}

/** The account of a run, which has no period. */
export interface RunAccount extends SpendAccount {
  readonly scope: 'run';
}

export function runAccountKey(runId: string): string {
  return `run:${runId}`;
}

const whose: Readonly<Record<LimitScope, string>> = {
  user: 'Your AI budget',
  domain: 'The AI budget of your domain',
  all: 'The AI budget of all domains together',
};
const when = { day: 'today', month: 'this month' } as const;

const atMaximumOfRun = 'The maximum cost of the run does not allow more';

/** Whether a run's own maximum refused its call, and no limit. Of an error only code and message are stored. */
export const isAtMaximumOfRun = ({ code, message }: Pick<AppError, 'code' | 'message'>): boolean =>
  code === 'budget_exhausted' && message.startsWith(atMaximumOfRun);

/** Somebody has to raise the maximum of a run, which then asks again by itself. */
const runRetryMs = 60 * 60_000;
/** Calls in flight end within minutes, and most cost less than was held for them. */
const inFlightRetryMs = 30_000;

/** The error for a call of up to `usd` that does not fit into this account. */
export function exhausted(
  account: LimitAccount | RunAccount,
  state: AccountState,
  usd: number,
  now: Timestamp,
): AppError {
  const { maxUsd } = account;
  const max = maxUsd ?? 0;
  const left = Math.max(0, max - state.spentUsd);
  const mayPass = fitsOnceSettled(account, state, usd);
  const held = mayPass ? `, ${dollars(Math.min(state.heldUsd, left))} of them are held for calls under way` : '';
  const why =
    left < 0.005
      ? `${dollars(max)} are used up`
      : `${dollars(left)} of ${dollars(max)} are left${held}, and this may cost up to ${dollars(upToCents(usd))}`;
  if (account.scope === 'run') {
    return new AppError('budget_exhausted', `${atMaximumOfRun}: ${why}.`, {
      retryAfterMs: mayPass ? inFlightRetryMs : runRetryMs,
    });
  }
  const { scope, period } = account;
  const renewsInMs = period.endsAt - now;
  return new AppError(
    'budget_exhausted',
    `${whose[scope]} for ${when[period.name]} does not allow this: ${why}. ${mayPass ? 'Try again in a minute.' : renewal(period)}`,
    { retryAfterMs: mayPass ? Math.min(inFlightRetryMs, renewsInMs) : renewsInMs },
  );
}

/** Whether only calls in flight leave no room: what is spent already leaves enough, so that it may fit once they are settled. */
export function fitsOnceSettled({ maxUsd }: SpendAccount, { spentUsd }: AccountState, usd: number): boolean {
  return maxUsd === null || spentUsd + usd <= maxUsd;
}

function renewal({ name, endsAt }: SpendPeriod): string {
  const next = name === 'day' ? 'It renews at midnight UTC' : `It renews on ${formatDay(endsAt)}`;
  return `${next}, or when a superadmin raises it under Limits.`;
}
