import { queuePositions } from '../../contract/index.ts';
import type { GenerationSummary } from '../../generation/domain/generation-record.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { HistoryFilter, HistoryRepository } from '../ports/history-repository.ts';

export interface ListedHistory extends Page<GenerationSummary> {
  /** Places in the queue, by record, of those that wait for a worker; later ones than are told apart share one. */
  readonly positions: ReadonlyMap<string, number>;
}

/** One page of a user's records, newest submit first. */
export class ListHistory {
  readonly #deps: { history: HistoryRepository; jobs: JobRepository; clock: Clock };

  constructor(deps: { history: HistoryRepository; jobs: JobRepository; clock: Clock }) {
    this.#deps = deps;
  }

  async execute(input: { filter: HistoryFilter; page: PageRequest }): Promise<ListedHistory> {
    const found = await this.#deps.history.list(input.filter, input.page);
    return { ...found, positions: await this.#positionsOf(found.items) };
  }

  /** Asks for the head of the queue only, and only where somebody waits. */
  async #positionsOf(items: readonly GenerationSummary[]): Promise<ReadonlyMap<string, number>> {
    const now = this.#deps.clock.now();
    const waiting = items.filter(({ job }) => job.status === 'pending' && job.availableAt <= now);
    if (waiting.length === 0) return new Map();
    const line = await this.#deps.jobs.listWaiting({ now, limit: queuePositions.max });
    return new Map(
      waiting.flatMap(({ id }) => {
        const place = line.indexOf(id) + 1;
        // Not at the head: further back when the head is full, else a worker has just taken it.
        if (place === 0 && line.length < queuePositions.max) return [];
        return [[id, place || queuePositions.max + 1] as const];
      }),
    );
  }
}
