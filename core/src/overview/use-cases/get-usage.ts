import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { requestedDays, dateOf, dayMs } from '../../platform/requested-days.ts';
import { Clock } from '../../platform/clock.ts';
import type { User } from '../../people/users/domain/user.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import type { UsageFigures } from '../domain/usage-tally.ts';
import { UsageReportBuilder, type UsageReport } from '../domain/usage-report.ts';
import { UsageRepository } from '../../limits/ports/usage-repository.ts';
import { UseCase } from '../../platform/needs.ts';

const topUserCount = 10;

export interface UsageOverview extends Omit<UsageReport, 'users'> {
  /** The first and the last day, `YYYY-MM-DD` in UTC. */
  readonly from: string;
  readonly to: string;
  /** Deleted users are included. */
  readonly topUsers: readonly { readonly user: User; readonly figures: UsageFigures }[];
}

/**
 * Reports what all calls to the AI used, by day, domain and model. Days are UTC; the default is the last 30 days, the
 * maximum 400. Errors: `validation_failed`.
 */
export class GetUsage extends UseCase({ usage: UsageRepository, users: UserRepository, clock: Clock }) {
  /** `from` and `to`: days as `YYYY-MM-DD`, both included. */
  async execute(input: {
    from: string | undefined;
    to: string | undefined;
    department: DepartmentKey | null;
  }): Promise<UsageOverview> {
    const days = requestedDays(input, this.deps.clock.now());
    const { from, to } = { from: dateOf(days.from), to: dateOf(days.to - dayMs) };
    const count = Math.round((days.to - days.from) / dayMs);
    const dates = Array.from({ length: count }, (_, index) => dateOf(days.from + index * dayMs));
    const builder = new UsageReportBuilder();
    const wanted = {
      from: days.from / dayMs,
      to: days.to / dayMs,
      ...(input.department === null ? {} : { department: input.department }),
    };
    for await (const sum of this.deps.usage.sums(wanted)) builder.add(sum);
    const { users, ...report } = builder.build(dates);
    return { from, to, ...report, topUsers: await this.#topUsers(users) };
  }

  async #topUsers(all: UsageReport['users']): Promise<UsageOverview['topUsers']> {
    const found: { user: User; figures: UsageFigures }[] = [];
    for (const { userId, ...figures } of all) {
      // The command line is no user, and an erased one has no name.
      const user = userId === null ? null : await this.deps.users.findById(userId);
      if (user !== null) found.push({ user, figures });
      if (found.length === topUserCount) break;
    }
    return found;
  }
}
