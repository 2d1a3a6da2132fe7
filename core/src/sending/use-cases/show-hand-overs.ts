import type { Actor } from '../../platform/actor.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { openSteps, outdatedSteps } from '../../records/domain/hand-over-state.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** A hand-over with what is not stored in it. */
export interface ShownHandOver {
  readonly handOver: HandOver;
  /** The positions of the steps whose open task holds another text than the record. */
  readonly outdated: ReadonlySet<number>;
  /** Who handed it over; null for an erased user. */
  readonly user: { readonly email: string; readonly isYou: boolean } | null;
}

/** Adds what the record and the users say about hand-overs. */
export class ShowHandOvers extends UseCase({
  history: only(HistoryRepository, 'findById'),
  users: only(UserRepository, 'findById'),
}) {
  async execute(handOvers: readonly HandOver[], actor: Pick<Actor, 'userId'>): Promise<readonly ShownHandOver[]> {
    const { history, users } = this.deps;
    const userIds = [...new Set(handOvers.map(({ userId }) => userId))];
    const emails = new Map(
      await Promise.all(userIds.map(async (id) => [id, (await users.findById(id))?.email] as const)),
    );
    const recordIds = [
      ...new Set(handOvers.filter((one) => openSteps(one).length > 0).map(({ recordId }) => recordId)),
    ];
    const records = new Map(await Promise.all(recordIds.map(async (id) => [id, await history.findById(id)] as const)));
    return handOvers.map((handOver) => {
      const results = records.get(handOver.recordId)?.results ?? [];
      const version = results.find((one) => one.version === handOver.version);
      const email = emails.get(handOver.userId);
      return {
        handOver,
        outdated: outdatedSteps(handOver, version?.answer.emails ?? null),
        user: email === undefined ? null : { email, isYou: handOver.userId === actor.userId },
      };
    });
  }

  async one(handOver: HandOver, actor: Pick<Actor, 'userId'>): Promise<ShownHandOver> {
    const [shown] = await this.execute([handOver], actor);
    return shown ?? { handOver, outdated: new Set(), user: null };
  }
}
