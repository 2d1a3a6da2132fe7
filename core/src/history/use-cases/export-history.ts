import { AppError } from '../../shared/app-error.ts';
import type { HistoryRepository, HistoryWalk } from '../ports/history-repository.ts';
import type { ShownRecord } from '../domain/shown-record.ts';

const pageLimit = 100;

/**
 * Every record of a user or of all, each with its newest ready version, read a page of summaries and then one whole
 * record at a time, so that memory stays flat. Users' records come by contact, all records in no order that means
 * anything. What is submitted or deleted meanwhile may be in it or not. Rejects when `signal` is aborted.
 */
export class ExportHistory {
  readonly #deps: { history: HistoryRepository };

  constructor(deps: { history: HistoryRepository }) {
    this.#deps = deps;
  }

  async *execute(input: { filter: HistoryWalk; signal?: AbortSignal }): AsyncGenerator<ShownRecord> {
    const { history } = this.#deps;
    for (let after: { id: string; hubspotId: string } | null = null; ;) {
      const page = await history.walk(input.filter, after, pageLimit);
      for (const summary of page) {
        if (input.signal?.aborted === true) throw new AppError('internal', 'The export was interrupted.');
        const record = await history.findById(summary.id);
        if (record !== null) yield { record, shown: record.results[0] ?? null };
      }
      const last = page.at(-1);
      if (last === undefined || page.length < pageLimit) return;
      after = last;
    }
  }
}
