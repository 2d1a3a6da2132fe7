import type { Actor } from '../../platform/actor.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { only, UseCase } from '../../platform/needs.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import { areOtherContacts, isOfSample } from '../../records/domain/sample-contact.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { ShowHandOvers, type ShownHandOver } from './show-hand-overs.ts';

/** What another user does for the same contact. */
export interface Colleague {
  readonly email: string;
  /** When it was handed over, or else generated. */
  readonly at: Timestamp;
  /** Null while nothing is handed over. */
  readonly handOver: ShownHandOver | null;
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
  show: only(ShowHandOvers, 'one'),
  clock: Clock,
}) {
  /** `userId`: whose colleagues are looked for; `actor`: to whom they are told. */
  async execute(hubspotId: string, userId: string, actor: Pick<Actor, 'userId'>): Promise<readonly Colleague[]> {
    const { history, handOvers, users, show, clock } = this.deps;
    const since = clock.now() - recentMs;
    const records = await history.listOfContacts([hubspotId]);
    const own = records.find((record) => record.userId === userId);
    const isSample = own === undefined ? null : isOfSample(own);
    const placed = (await handOvers.ofContacts(null, [hubspotId]))
      .filter(({ sandbox }) => !areOtherContacts(isSample, sandbox))
      .filter((one) => stateOf(one) === 'open' || (stateOf(one) !== 'withdrawn' && one.createdAt >= since))
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .map((handOver) => ({ userId: handOver.userId, at: handOver.createdAt, handOver }));
    const generated = records
      .filter((record) => !areOtherContacts(isSample, isOfSample(record)))
      .filter(({ job }) => job.submittedAt >= since && job.status !== 'error')
      .map((record) => ({ userId: record.userId, at: record.job.submittedAt, handOver: null }));
    const all = [...placed, ...generated].filter((one) => one.userId !== userId);
    const ofEach = all.filter((one, at) => all.findIndex((other) => other.userId === one.userId) === at);
    const found = await Promise.all(
      ofEach.map(async ({ userId: of, at, handOver }) => {
        const shown = handOver && (await show.one(handOver, actor));
        const user = shown === null ? await users.findById(of) : shown.user;
        return { email: user?.email, at, handOver: shown };
      }),
    );
    // What an erased user began nobody can be asked about.
    return found.flatMap(({ email, ...rest }) => (email === undefined ? [] : [{ ...rest, email }]));
  }
}
