import type { DepartmentKey } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock, Timestamp } from '../../shared/clock.ts';
import type { User } from '../../users/domain/user.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import type { UsageFigures } from '../domain/usage-tally.ts';
import { UsageReportBuilder, type UsageReport } from '../domain/usage-report.ts';
import type { UsageRepository } from '../../generation/ports/usage-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;
const maxDays = 400;
const topUserCount = 10;

export interface UsageOverview extends Omit<UsageReport, 'users'> {
  /** First and last day, `YYYY-MM-DD` in UTC. */
  readonly from: string;
  readonly to: string;
  /** Deleted users are included. */
  readonly topUsers: readonly { readonly user: User; readonly figures: UsageFigures }[];
}

/**
 * Reports what generations used, by day, domain and model. Days are UTC; the default is the last 30, the maximum 400.
 * Errors: `validation_failed`.
 */
export class GetUsage {
  readonly #deps: { usage: UsageRepository; users: UserRepository; clock: Clock };

  constructor(deps: { usage: UsageRepository; users: UserRepository; clock: Clock }) {
    this.#deps = deps;
  }

  /** `from` and `to`: days as `YYYY-MM-DD`, both included. */
  async execute(input: {
    from: string | undefined;
    to: string | undefined;
    department: DepartmentKey | null;
  }): Promise<UsageOverview> {
    const dates = this.#datesOf(input.from, input.to);
    const [from = '', to = ''] = [dates.at(0), dates.at(-1)];
    const builder = new UsageReportBuilder();
    const facts = this.#deps.usage.read({
      from: Date.parse(from),
      to: Date.parse(to) + dayMs,
      ...(input.department === null ? {} : { department: input.department }),
    });
    for await (const fact of facts) builder.add(fact);
    const { users, ...report } = builder.build(dates);
    return { from, to, ...report, topUsers: await this.#topUsers(users) };
  }

  #datesOf(from: string | undefined, to: string | undefined): string[] {
    const last = Date.parse(to ?? dateOf(this.#deps.clock.now()));
    const first = from === undefined ? last - (usualDays - 1) * dayMs : Date.parse(from);
    if (first > last) throw refused('from', 'The first day must not be after the last.');
    const count = Math.round((last - first) / dayMs) + 1;
    if (count > maxDays) throw refused('from', `At most ${maxDays} days can be asked for at once.`);
    return Array.from({ length: count }, (_, index) => dateOf(first + index * dayMs));
  }

  async #topUsers(all: UsageReport['users']): Promise<UsageOverview['topUsers']> {
    const found = await Promise.all(
      all.slice(0, topUserCount).map(async ({ userId, ...figures }) => {
        const user = userId === null ? null : await this.#deps.users.findById(userId);
        return user === null ? [] : [{ user, figures }];
      }),
    );
    return found.flat();
  }
}

function dateOf(at: Timestamp): string {
  return new Date(at).toISOString().slice(0, 10);
}

function refused(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { issues: [{ path, message }] });
}
