import type { GenerationSummary } from '../domain/generation-record.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import type { Needs } from '../../platform/needs.ts';

/** Finds the user's own record of a contact, without inputs and results; null where there is none. */
export class FindOwnRecord {
  static readonly needs = { history: HistoryRepository };
  readonly #deps: Needs<typeof FindOwnRecord>;

  constructor(deps: Needs<typeof FindOwnRecord>) {
    this.#deps = deps;
  }

  execute(input: { userId: string; hubspotId: string }): Promise<GenerationSummary | null> {
    return this.#deps.history.findSummaryByContact(input.userId, input.hubspotId);
  }
}
