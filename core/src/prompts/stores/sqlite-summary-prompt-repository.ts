import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import { baseSummarySchema, summaryPromptSchema, type BaseSummary, type SummaryPrompt } from '../domain/prompt.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { SqlitePlainRepository } from '../../platform/sqlite/plain-repository.ts';

/** A text from before versions were counted is in its first version. */
const storedVersion = `coalesce(doc ->> '$.version', 1)`;

const newestFirst = 'ORDER BY created_at DESC, id DESC';

export class SqliteSummaryPromptRepository
  extends SqlitePlainRepository<SummaryPrompt>
  implements SummaryPromptRepository
{
  constructor(db: SqliteConnection) {
    super(db, { name: 'summary_prompts', schema: summaryPromptSchema, taken: 'This summary prompt exists already.' });
  }

  async update(prompt: SummaryPrompt, seen: number): Promise<boolean> {
    return this.replace(prompt, `${storedVersion} = :seen`, { seen });
  }

  async list(): Promise<readonly SummaryPrompt[]> {
    return this.found(`${newestFirst} LIMIT 500`);
  }

  async findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null> {
    return this.found(`WHERE department_group = :group ${newestFirst} LIMIT 1`, { group })[0] ?? null;
  }

  async getBase(): Promise<BaseSummary | null> {
    return this.db.getDoc(baseSummarySchema, 'SELECT doc FROM base_summary WHERE only = 1');
  }

  async putBase(base: BaseSummary, seen: number): Promise<boolean> {
    const doc = JSON.stringify(base);
    const changed =
      seen === 0
        ? this.db.run('INSERT INTO base_summary (only, doc) VALUES (1, :doc) ON CONFLICT DO NOTHING', { doc })
        : this.db.run(`UPDATE base_summary SET doc = :doc WHERE ${storedVersion} = :seen`, { doc, seen });
    return changed === 1;
  }
}
