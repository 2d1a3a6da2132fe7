import type { Needs } from '../../platform/needs.ts';
import { GeneratedTexts } from '../../voice/ports/generated-texts.ts';
import { HistoryRepository } from '../ports/history-repository.ts';

const pageSize = 100;
const maxRecords = 1_000;

/** The emails that were generated for a user, in every version, as the AI wrote them and as they were edited. */
export class GeneratedEmails extends GeneratedTexts {
  static readonly needs = { history: HistoryRepository };
  readonly #deps: Needs<typeof GeneratedEmails>;

  constructor(deps: Needs<typeof GeneratedEmails>) {
    super();
    this.#deps = deps;
  }

  async *of(userId: string): AsyncGenerator<string> {
    const { history } = this.#deps;
    for (let page = 1; page <= maxRecords / pageSize; page += 1) {
      const { items } = await history.list({ userId }, { page, limit: pageSize });
      for (const { id } of items) {
        const record = await history.findById(id);
        for (const version of record?.results ?? []) for (const email of version.answer.emails) yield email.body;
      }
      if (items.length < pageSize) break;
    }
  }
}
