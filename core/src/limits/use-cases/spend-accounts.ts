import type { LimitScope } from '../contract/limits.ts';
import type { BilledTo } from '../../connections/domain/billed-to.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { runAccountKey, type LimitAccount, type RunAccount } from '../domain/spend-account.ts';
import { amountsFor, amountsOf, limitId, type Amounts, defaultPerMinute } from '../domain/spend-limit.ts';
import { periodsAt } from '../domain/spend-periods.ts';
import { RunCaps } from '../ports/run-caps.ts';
import { LimitRepository } from '../ports/limit-repository.ts';
import { setting, UseCase } from '../../platform/needs.ts';

/** The user and the domain that a call counts for; `department` null: a superadmin who has not chosen a domain. */
export type Payer = Pick<BilledTo, 'userId' | 'runId'> & { readonly department: BilledTo['department'] | null };

export interface BindingLimit extends Amounts {
  readonly scope: LimitScope;
  /** Names what is counted: `user:` and the id, `domain:` and the key, or `all`. */
  readonly id: string;
}

/** Finds the limits and accounts of a payer. */
export class SpendAccounts extends UseCase({
  limits: LimitRepository,
  runCaps: RunCaps,
  defaultPerMinute: setting(defaultPerMinute),
}) {
  async limitsOf({ userId, department }: Payer): Promise<readonly BindingLimit[]> {
    const bound = [
      ...(userId === null ? [] : [{ scope: 'user' as const, id: limitId('user', userId) }]),
      ...(department === null ? [] : [{ scope: 'domain' as const, id: limitId('domain', department) }]),
      { scope: 'all' as const, id: 'all' },
    ];
    const ids = new Set(bound.flatMap(({ scope, id }) => [id, scope]));
    const stored = new Map(
      (await this.deps.limits.find([...ids])).map((limit) => [limitId(limit.scope, limit.key), limit]),
    );
    return bound.map(({ scope, id }) => {
      const each = amountsOf(scope, stored.get(scope), this.deps.defaultPerMinute);
      return { scope, id, ...(id === scope ? each : amountsFor(stored.get(id), each)) };
    });
  }

  /** The accounts that a call at `now` counts on, those without a maximum too. */
  async accountsOf(payer: Payer, now: Timestamp): Promise<readonly LimitAccount[]> {
    const limits = await this.limitsOf(payer);
    return limits.flatMap(({ scope, id, dailyUsd, monthlyUsd }) =>
      periodsAt(now).map((period) => ({
        scope,
        period,
        key: accountKey(id, period.id),
        maxUsd: period.name === 'day' ? dailyUsd : monthlyUsd,
        endsAt: period.endsAt,
      })),
    );
  }

  /** Like `accountsOf`, with the account of the run for which the call is made. A deleted run may spend nothing. */
  async accountsOfCall(payer: Payer, now: Timestamp): Promise<readonly (LimitAccount | RunAccount)[]> {
    const { runId } = payer;
    const accounts = await this.accountsOf(payer, now);
    if (runId === undefined) return accounts;
    const maxUsd = (await this.deps.runCaps.maxUsdOf(runId)) ?? 0;
    return [...accounts, { scope: 'run', key: runAccountKey(runId), maxUsd, endsAt: never }];
  }
}

/** A moment that no run lives to see. */
const never = Date.UTC(3000, 0);

/** The key of an account, such as `user:u1@2026-11-22`. */
export function accountKey(limit: string, period: string): string {
  return `${limit}@${period}`;
}
