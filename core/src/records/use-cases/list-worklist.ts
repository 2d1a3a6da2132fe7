import type { Actor } from '../../platform/actor.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import { workTabs, type ListTab, type WorklistCounts, type WorkTab } from '../contract/worklist.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { tabOf } from '../domain/worklist-place.ts';
import { accessibleOwner } from '../domain/may-act.ts';
import { WorklistRepository, type WorklistFilter } from '../ports/worklist-repository.ts';

export interface ListedWork extends Page<{ readonly record: GenerationSummary; readonly tab: WorkTab | null }> {
  readonly counts: WorklistCounts;
}

/** The order of the list without a tab: what is done comes last. */
const allTabs: readonly (WorkTab | null)[] = [...workTabs, null];

/** Lists what is left to do for the user's own records, or for any user's for a superadmin. Errors: `not_found`. */
export class ListWorklist extends UseCase({ worklist: WorklistRepository, clock: Clock }) {
  async execute(input: {
    actor: Pick<Actor, 'userId' | 'role'>;
    /** The owner of the records; undefined: the actor. */
    ownerId: string | undefined;
    filter: Omit<WorklistFilter, 'userId'>;
    /** Undefined: all records, also those for which nothing is left to do. */
    tab: ListTab | undefined;
    page: PageRequest;
  }): Promise<ListedWork> {
    const now = this.deps.clock.now();
    const filter = { ...input.filter, userId: accessibleOwner(input) };
    const tabs = input.tab === undefined ? allTabs : [input.tab === 'handedOver' ? null : input.tab];
    const sizes = await this.#sizes(filter, now, { withNone: tabs.includes(null) });
    const { page, limit } = input.page;
    const records: GenerationSummary[] = [];
    /** Counted from the begin of each tab. */
    let skip = (page - 1) * limit;
    for (const tab of tabs) {
      const size = sizes.get(tab) ?? 0;
      const wanted = Math.min(limit - records.length, size - skip);
      if (wanted > 0) records.push(...(await this.#part(filter, { tab, now, skip, limit: wanted, size })));
      skip = Math.max(0, skip - size);
    }
    return {
      items: records.map((record) => ({ record, tab: tabOf(record, now) })),
      total: tabs.reduce((sum, tab) => sum + (sizes.get(tab) ?? 0), 0),
      counts: Object.fromEntries(workTabs.map((tab) => [tab, sizes.get(tab) ?? 0])) as WorklistCounts,
    };
  }

  /** A step that is due takes its record out of every other tab, unless there is a reply. */
  async #sizes(
    filter: WorklistFilter,
    now: Timestamp,
    asked: { readonly withNone: boolean },
  ): Promise<ReadonlyMap<WorkTab | null, number>> {
    const counts = await this.deps.worklist.count(filter, now, asked);
    const isDue = Object.entries(counts).reduce((sum, [stage, { due }]) => (stage === 'replied' ? sum : sum + due), 0);
    return new Map(
      allTabs.map((tab) => {
        if (tab === 'due') return [tab, isDue];
        const { due = 0, others = 0 } = counts[tab ?? 'none'] ?? {};
        return [tab, tab === 'replied' ? due + others : others];
      }),
    );
  }

  /** Begins at the nearer end, because a store walks over all that is skipped. */
  async #part(
    filter: WorklistFilter,
    { size, ...part }: Omit<Parameters<WorklistRepository['list']>[1], 'isReversed'> & { readonly size: number },
  ): Promise<readonly GenerationSummary[]> {
    const { worklist } = this.deps;
    const skipFromEnd = Math.max(0, size - part.skip - part.limit);
    if (skipFromEnd >= part.skip) return worklist.list(filter, { ...part, isReversed: false });
    return (await worklist.list(filter, { ...part, skip: skipFromEnd, isReversed: true })).toReversed();
  }
}
