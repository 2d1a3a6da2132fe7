import type { GenerationSummary } from '../domain/generation-record.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { UseCase } from '../../platform/needs.ts';
import { allItems } from '../../platform/page.ts';

/** Lists one user's records, newest first, 5,000 at most, because the screen loads them all and pages them in the browser. */
export class ListUserRecords extends UseCase({ history: HistoryRepository }) {
  execute({ userId }: { userId: string }): Promise<readonly GenerationSummary[]> {
    const { history } = this.deps;
    return allItems((page) => history.list({ userId }, page), { limit: 500, max: 5_000 });
  }
}
