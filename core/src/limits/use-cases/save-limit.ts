import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { AppError } from '../../platform/app-error.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { limitId, type SpendLimit } from '../domain/spend-limit.ts';
import { LimitRepository } from '../ports/limit-repository.ts';
import { JobWaker } from '../../connections/ports/job-waker.ts';
import { only, UseCase } from '../../platform/needs.ts';

/**
 * Sets amounts of one limit. Null removes an amount; an absent one stays. For a user, `key` is the id or the address.
 * Jobs that wait for a budget are tried again. Errors: `not_found` (user), `validation_failed` (domain).
 */
export class SaveLimit extends UseCase({
  limits: LimitRepository,
  users: UserRepository,
  /** Tries the jobs again that wait for a budget. */
  wake: only(JobWaker, 'forBudget'),
  audit: AuditTrail,
}) {
  async execute(actor: AuditActor, asked: SpendLimit): Promise<void> {
    const { limits, wake, audit } = this.deps;
    const limit = { ...asked, key: await this.#keyOf(asked) };
    await limits.merge(limit);
    await audit.record(actor, 'limit_saved', limitId(limit.scope, limit.key), amountsText(limit));
    await wake.forBudget();
  }

  async #keyOf({ scope, key }: SpendLimit): Promise<string | null> {
    if (key === null || scope === 'all') return null;
    if (scope === 'domain') return departmentKeySchema.parse(key);
    const { users } = this.deps;
    const user = key.includes('@') ? await users.findByEmail(key.toLowerCase()) : await users.findById(key);
    if (user === null) throw new AppError('not_found', 'There is no user with this address.');
    return user.id;
  }
}

function amountsText({ dailyUsd, monthlyUsd, perMinute }: SpendLimit): string {
  const told = [
    { what: 'a day', removed: 'no limit a day', amount: dollars(dailyUsd) },
    { what: 'a month', removed: 'no limit a month', amount: dollars(monthlyUsd) },
    { what: 'requests a minute', removed: 'any number of requests a minute', amount: perMinute },
  ];
  return told
    .flatMap(({ what, removed, amount }) =>
      amount === undefined ? [] : amount === null ? removed : `${amount} ${what}`,
    )
    .join(', ');
}

function dollars(usd: number | null | undefined): string | null | undefined {
  return usd == null ? usd : `$${Number.isInteger(usd) ? usd : usd.toFixed(2)}`;
}
