import { Clock } from '../../platform/clock.ts';
import type { User } from '../../people/users/domain/user.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { amountsOf, limitId, type Amounts, type SpendLimit, defaultPerMinute } from '../domain/spend-limit.ts';
import { periodsAt } from '../domain/spend-periods.ts';
import { LimitRepository } from '../ports/limit-repository.ts';
import { SpendLedger } from '../ports/spend-ledger.ts';
import { accountKey } from './spend-accounts.ts';
import { setting, UseCase } from '../../platform/needs.ts';

export interface ListedLimit extends Amounts, Pick<SpendLimit, 'scope' | 'key'> {
  /** The user of a limit of one user; null if the user was erased. */
  readonly user: User | null;
  /** US dollars in the current day and month; null for a limit of each user or each domain. */
  readonly spent: { readonly todayUsd: number; readonly monthUsd: number } | null;
}

/** Lists all limits, with what is spent of each: first those of everybody, then of domains, then of users. */
export class ListLimits extends UseCase({
  limits: LimitRepository,
  ledger: SpendLedger,
  users: UserRepository,
  clock: Clock,
  defaultPerMinute: setting(defaultPerMinute),
}) {
  async execute(): Promise<readonly ListedLimit[]> {
    const { limits, ledger, users, clock, defaultPerMinute } = this.deps;
    const stored = await limits.list();
    const ofEachUser = { scope: 'user', key: null } as const;
    const all = stored.some(({ scope, key }) => scope === 'user' && key === null) ? stored : [ofEachUser, ...stored];
    const now = clock.now();
    const [day, month] = periodsAt(now);
    const listed = all
      .map((limit) => ({
        limit,
        id: limitId(limit.scope, limit.key),
        ...amountsOf(limit.scope, limit, defaultPerMinute),
      }))
      .filter(({ dailyUsd, monthlyUsd, perMinute }) => [dailyUsd, monthlyUsd, perMinute].some((one) => one !== null))
      .toSorted((a, b) => order.indexOf(a.limit.scope) - order.indexOf(b.limit.scope) || (a.id < b.id ? -1 : 1));
    const states = await ledger.read(
      listed.flatMap(({ id }) => [accountKey(id, day.id), accountKey(id, month.id)]),
      now,
    );
    const spentUsd = (key: string): number => states.get(key)?.spentUsd ?? 0;
    return Promise.all(
      listed.map(async ({ limit: { scope, key }, id, ...amounts }) => ({
        scope,
        key,
        ...amounts,
        user: scope === 'user' && key !== null ? await users.findById(key) : null,
        spent:
          scope !== 'all' && key === null
            ? null
            : { todayUsd: spentUsd(accountKey(id, day.id)), monthUsd: spentUsd(accountKey(id, month.id)) },
      })),
    );
  }
}

const order = ['all', 'domain', 'user'];
