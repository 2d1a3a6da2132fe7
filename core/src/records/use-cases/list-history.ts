import { queuePositions } from '../contract/record.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import { JobRepository } from '../ports/job-repository.ts';
import { Clock } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Actor } from '../../platform/actor.ts';
import { type HistoryFilter, HistoryRepository } from '../ports/history-repository.ts';
import { accessibleOwner } from '../ports/record-access.ts';
import type { Needs } from '../../platform/needs.ts';

export interface ListedHistory extends Page<GenerationSummary> {
  /**
   * The place in the queue of each record that waits for a worker, by record id. All places beyond the counted ones are
   * equal.
   */
  readonly positions: ReadonlyMap<string, number>;
  /** Whether a listed job has waited too long for a worker, and no worker is running. */
  readonly isWriterSilent: boolean;
}

/** An idle worker takes a job at once; if a job waits longer than this, no worker is running. */
const writerPatienceMs = 15_000;

/**
 * Lists one page of the user's own records, or of any user's for a superadmin, newest submit first. Errors:
 * `not_found`.
 */
export class ListHistory {
  static readonly needs = { history: HistoryRepository, jobs: JobRepository, clock: Clock };
  readonly #deps: Needs<typeof ListHistory>;

  constructor(deps: Needs<typeof ListHistory>) {
    this.#deps = deps;
  }

  async execute(input: {
    actor: Pick<Actor, 'userId' | 'role'>;
    /** The owner of the records; undefined: the actor. */
    ownerId: string | undefined;
    filter: Omit<HistoryFilter, 'userId'>;
    page: PageRequest;
  }): Promise<ListedHistory> {
    const found = await this.#deps.history.list({ ...input.filter, userId: accessibleOwner(input) }, input.page);
    const [positions, isWriterSilent] = await Promise.all([
      this.#positionsOf(found.items),
      this.#isWriterSilent(found.items),
    ]);
    return { ...found, positions, isWriterSilent };
  }

  async #isWriterSilent(items: readonly GenerationSummary[]): Promise<boolean> {
    const { jobs, clock } = this.#deps;
    const now = clock.now();
    const isLeft = items.some(({ job }) => job.status === 'pending' && job.availableAt <= now - writerPatienceMs);
    return isLeft && !(await jobs.isAnyHeld(now));
  }

  /** Reads only the head of the queue, and only when a record on the page waits. */
  async #positionsOf(items: readonly GenerationSummary[]): Promise<ReadonlyMap<string, number>> {
    const now = this.#deps.clock.now();
    const waiting = items.filter(({ job }) => job.status === 'pending' && job.availableAt <= now);
    if (waiting.length === 0) return new Map();
    const line = await this.#deps.jobs.listWaiting({ now, limit: queuePositions.max });
    return new Map(
      waiting.flatMap(({ id }) => {
        const place = line.indexOf(id) + 1;
        // A record that is not at the head is further back, or a worker has just taken it.
        if (place === 0 && line.length < queuePositions.max) return [];
        return [[id, place || queuePositions.max + 1] as const];
      }),
    );
  }
}
