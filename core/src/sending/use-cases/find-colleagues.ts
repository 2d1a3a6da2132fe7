import { Clock, type Timestamp } from '../../platform/clock.ts';
import { only, UseCase } from '../../platform/needs.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';

/** What another user does for the same contact. */
export interface Colleague {
  readonly email: string;
  /** When it was handed over, or else generated. */
  readonly at: Timestamp;
  /** Null while nothing is handed over. */
  readonly handOver: HandOver | null;
}

/** What ended, and what was only generated, is told for so long. */
const recentMs = 14 * 24 * 60 * 60_000;

/**
 * Finds the other users who work on a contact, or have handed it over: of each the newest hand-over that nobody withdrew,
 * else the sequence that they generated lately.
 */
export class FindColleagues extends UseCase({
  history: only(HistoryRepository, 'listOfContacts'),
  handOvers: HandOverRepository,
  users: only(UserRepository, 'findById'),
  clock: Clock,
}) {
  /** `userId`: whose colleagues are looked for. */
  async execute(hubspotId: string, userId: string): Promise<readonly Colleague[]> {
    const { history, handOvers, users, clock } = this.deps;
    const since = clock.now() - recentMs;
    const placed = (await handOvers.ofContacts(null, [hubspotId]))
      .filter((one) => stateOf(one) === 'open' || (stateOf(one) !== 'withdrawn' && one.createdAt >= since))
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .map((handOver) => ({ userId: handOver.userId, at: handOver.createdAt, handOver }));
    const generated = (await history.listOfContacts([hubspotId]))
      .filter(({ job }) => job.submittedAt >= since && job.status !== 'error')
      .map((record) => ({ userId: record.userId, at: record.job.submittedAt, handOver: null }));
    const all = [...placed, ...generated].filter((one) => one.userId !== userId);
    const ofEach = all.filter((one, at) => all.findIndex((other) => other.userId === one.userId) === at);
    const found = await Promise.all(
      ofEach.map(async ({ userId: of, ...rest }) => ({ ...rest, email: (await users.findById(of))?.email })),
    );
    // What an erased user began nobody can be asked about.
    return found.flatMap(({ email, ...rest }) => (email === undefined ? [] : [{ ...rest, email }]));
  }
}
