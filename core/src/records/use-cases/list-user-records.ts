import type { GenerationSummary } from '../domain/generation-record.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** The limit exists because the screen loads the whole list and pages it in the browser. */
const maxRecords = 5_000;
const pageLimit = 500;

/** Lists one user's records, newest first, 5,000 at most. */
export class ListUserRecords extends UseCase({ history: HistoryRepository }) {
  async execute(input: { userId: string }): Promise<readonly GenerationSummary[]> {
    const found: GenerationSummary[] = [];
    for (let page = 1; found.length < maxRecords; page += 1) {
      const { items, total } = await this.deps.history.list({ userId: input.userId }, { page, limit: pageLimit });
      found.push(...items);
      if (items.length < pageLimit || found.length >= total) break;
    }
    return found;
  }
}
