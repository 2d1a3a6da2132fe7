import type { GenerationSummary } from '../../generation/domain/generation-record.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { HistoryFilter, HistoryRepository } from '../ports/history-repository.ts';

/** One page of a user's records, newest submit first. */
export class ListHistory {
  readonly #deps: { history: HistoryRepository };

  constructor(deps: { history: HistoryRepository }) {
    this.#deps = deps;
  }

  execute(input: { filter: HistoryFilter; page: PageRequest }): Promise<Page<GenerationSummary>> {
    return this.#deps.history.list(input.filter, input.page);
  }
}
