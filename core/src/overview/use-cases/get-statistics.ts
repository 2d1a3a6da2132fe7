import type { Statistics } from '../contract/overview.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { type UsageDays, UsageRepository } from '../../limits/ports/usage-repository.ts';
import { Clock } from '../../platform/clock.ts';
import { dayMs } from '../../platform/requested-days.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { changeText } from '../domain/change-text.ts';
import { UseCase } from '../../platform/needs.ts';

const comparedDays = 30;

/** Counts users and ready emails, and compares the last 30 days in UTC, today included, with the 30 before. */
export class GetStatistics extends UseCase({
  users: UserRepository,
  usage: UsageRepository,
  history: HistoryRepository,
  clock: Clock,
}) {
  async execute(): Promise<Statistics> {
    const { users, history, clock } = this.deps;
    const tomorrow = Math.floor(clock.now() / dayMs) + 1;
    const recent = { from: tomorrow - comparedDays, to: tomorrow };
    const before = { from: recent.from - comparedDays, to: recent.from };
    const emailsIn = ({ from, to }: UsageDays) => history.countReadyEmails({ from: from * dayMs, to: to * dayMs });
    const [totalUsers, activeUsers, activeBefore, totalEmails, emailsRecent, emailsBefore] = await Promise.all([
      users.count({}),
      this.#activeIn(recent),
      this.#activeIn(before),
      history.countReadyEmails({}),
      emailsIn(recent),
      emailsIn(before),
    ]);
    return {
      totalUsers,
      activeUsers,
      totalEmails,
      active_users_change: changeText(activeUsers, activeBefore),
      emails_generated_change: changeText(emailsRecent, emailsBefore),
    };
  }

  async #activeIn(days: UsageDays): Promise<number> {
    const active = new Set<string>();
    for await (const { userId } of this.deps.usage.sums(days)) if (userId !== null) active.add(userId);
    return active.size;
  }
}
