import type { Actor } from '../../platform/actor.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { WorklistRepository } from '../ports/worklist-repository.ts';
import { ListWorklist, type ListedWork } from './list-worklist.ts';

/** As many as are read at a glance; the worklist has all. */
const maxOfEach = 5;
/** For how long a lost contact is news. */
const lostMs = 7 * 24 * 60 * 60_000;

export interface ShownToday {
  readonly counts: ListedWork['counts'];
  readonly replied: ListedWork['items'];
  readonly due: ListedWork['items'];
  readonly lost: readonly GenerationSummary[];
  readonly at: Timestamp;
}

/** What happened to a user's contacts, and what is due today. */
export class ShowToday extends UseCase({ list: ListWorklist, worklist: WorklistRepository, clock: Clock }) {
  async execute(actor: Pick<Actor, 'userId' | 'role'>): Promise<ShownToday> {
    const { list, worklist, clock } = this.deps;
    const at = clock.now();
    const read = (tab: 'replied' | 'due'): Promise<ListedWork> =>
      list.execute({ actor, ownerId: undefined, filter: {}, tab, page: { page: 1, limit: maxOfEach } });
    const [replied, due, lost] = await Promise.all([
      read('replied'),
      read('due'),
      worklist.listLost(actor.userId, { since: at - lostMs, sentAt: at }, maxOfEach),
    ]);
    return { counts: due.counts, replied: replied.items, due: due.items, lost, at };
  }
}
