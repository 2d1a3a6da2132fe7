import type { GenerationSummary } from '../domain/generation-record.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';

/** Finds the user's own record of a contact, without inputs and results; null where there is none. */
export class FindOwnRecord {
  readonly #deps: { history: HistoryRepository };

  constructor(deps: { history: HistoryRepository }) {
    this.#deps = deps;
  }

  execute(input: { userId: string; hubspotId: string }): Promise<GenerationSummary | null> {
    return this.#deps.history.findSummaryByContact(input.userId, input.hubspotId);
  }
}
