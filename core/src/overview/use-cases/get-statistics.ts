import type { Statistics } from '../contract/overview.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { Clock } from '../../platform/clock.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { changeText } from '../domain/change-text.ts';
import type { Needs } from '../../platform/needs.ts';

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** Counts users and ready versions, and compares the last 30 days with the 30 before. */
export class GetStatistics {
  static readonly needs = { users: UserRepository, history: HistoryRepository, clock: Clock };
  readonly #deps: Needs<typeof GetStatistics>;

  constructor(deps: Needs<typeof GetStatistics>) {
    this.#deps = deps;
  }

  async execute(): Promise<Statistics> {
    const { users, history, clock } = this.#deps;
    const now = clock.now();
    const recent = { from: now - thirtyDaysMs, to: now + 1 };
    const before = { from: now - 2 * thirtyDaysMs, to: now - thirtyDaysMs };
    const [totalUsers, usersRecent, usersBefore, totalEmails, emailsRecent, emailsBefore] = await Promise.all([
      users.count({}),
      users.count(recent),
      users.count(before),
      history.countReadyVersions({}),
      history.countReadyVersions(recent),
      history.countReadyVersions(before),
    ]);
    return {
      totalUsers,
      totalEmails,
      active_users_change: changeText(usersRecent, usersBefore),
      emails_generated_change: changeText(emailsRecent, emailsBefore),
    };
  }
}
