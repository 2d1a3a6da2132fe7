import { departmentKeys } from '../../platform/contract/departments.ts';
import type { LimitScope } from '../contract/limits.ts';
import { Clock } from '../../platform/clock.ts';
import type { User } from '../../people/users/domain/user.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { amountsFor, amountsOf, limitId, type Amounts } from '../domain/spend-limit.ts';
import { periodsAt } from '../domain/spend-periods.ts';
import { LimitRepository } from '../ports/limit-repository.ts';
import { SpendLedger } from '../ports/spend-ledger.ts';
import { accountKey } from './spend-accounts.ts';
import { UseCase } from '../../platform/needs.ts';

/** What everybody, one domain or one user has spent of the amounts that bind them. */
export interface Spending extends Pick<Amounts, 'dailyUsd' | 'monthlyUsd'> {
  readonly scope: LimitScope;
  /** A domain's key or a user's id; null for everybody together. */
  readonly key: string | null;
  /** Null unless it is a user who exists. */
  readonly user: User | null;
  /** US dollars in the current day and month. */
  readonly todayUsd: number;
  readonly monthUsd: number;
}

/** Users are told apart only as long as somebody reads on. */
const maxUsers = 10;

/**
 * Lists what is spent of each limit of money, whose ever it is: of everybody, then of the domains, then of the ten users
 * who have used up most of theirs. Who has no limit is left out.
 */
export class ListSpending extends UseCase({
  limits: LimitRepository,
  ledger: SpendLedger,
  users: UserRepository,
  clock: Clock,
}) {
  async execute(): Promise<readonly Spending[]> {
    const { limits, ledger, clock } = this.deps;
    const stored = await limits.list();
    const now = clock.now();
    const [day, month] = periodsAt(now);
    const largest = await Promise.all([day, month].map(({ id }) => ledger.largest('user:', `@${id}`, maxUsers)));
    const users = new Set([
      ...stored.flatMap(({ scope, key }) => (scope === 'user' && key !== null ? [key] : [])),
      ...largest.flat().map((key) => key.slice('user:'.length, key.lastIndexOf('@'))),
    ]);
    const byId = new Map(stored.map((limit) => [limitId(limit.scope, limit.key), limit]));
    const bound = [
      { scope: 'all' as const, key: null },
      ...departmentKeys.map((key) => ({ scope: 'domain' as const, key })),
      ...[...users].map((key) => ({ scope: 'user' as const, key })),
    ].map(({ scope, key }) => {
      const each = amountsOf(scope, byId.get(scope), 0);
      const { dailyUsd, monthlyUsd } = key === null ? each : amountsFor(byId.get(limitId(scope, key)), each);
      return { scope, key, id: limitId(scope, key), dailyUsd, monthlyUsd };
    });
    const limited = bound.filter(({ dailyUsd, monthlyUsd }) => dailyUsd !== null || monthlyUsd !== null);
    const keys = limited.flatMap(({ id }) => [accountKey(id, day.id), accountKey(id, month.id)]);
    const states = await ledger.read(keys, now);
    const spent = limited.map(({ id, ...one }) => ({
      ...one,
      todayUsd: states.get(accountKey(id, day.id))?.spentUsd ?? 0,
      monthUsd: states.get(accountKey(id, month.id))?.spentUsd ?? 0,
    }));
    const nearest = spent.filter(({ scope }) => scope === 'user').toSorted((a, b) => shareOf(b) - shareOf(a));
    const shown = [...spent.filter(({ scope }) => scope !== 'user'), ...nearest.slice(0, maxUsers)];
    return Promise.all(shown.map(async (one) => ({ ...one, user: await this.#userOf(one) })));
  }

  async #userOf({ scope, key }: Pick<Spending, 'scope' | 'key'>): Promise<User | null> {
    return scope === 'user' && key !== null ? this.deps.users.findById(key) : null;
  }
}

/** The larger of the shares that are spent of a day's and a month's limit. */
function shareOf({ dailyUsd, monthlyUsd, todayUsd, monthUsd }: Omit<Spending, 'user'>): number {
  const share = (usd: number, maxUsd: number | null): number => (maxUsd === null ? 0 : usd / Math.max(maxUsd, 0.01));
  return Math.max(share(todayUsd, dailyUsd), share(monthUsd, monthlyUsd));
}
