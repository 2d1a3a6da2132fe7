import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import { baseSummarySchema, summaryPromptSchema, type BaseSummary, type SummaryPrompt } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { isUniqueViolation } from '../../platform/sqlite/sqlite-errors.ts';

/** A text from before versions were counted is in its first version. */
const storedVersion = `coalesce(doc ->> '$.version', 1)`;

export class SqliteSummaryPromptRepository extends SummaryPromptRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(prompt: SummaryPrompt): Promise<void> {
    try {
      this.#db.run('INSERT INTO summary_prompts (id, doc) VALUES (:id, :doc)', {
        id: prompt.id,
        doc: JSON.stringify(prompt),
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('This summary prompt exists already.', { cause: error });
      throw error;
    }
  }

  async update(prompt: SummaryPrompt, seen: number): Promise<boolean> {
    const changed = this.#db.run(`UPDATE summary_prompts SET doc = :doc WHERE id = :id AND ${storedVersion} = :seen`, {
      id: prompt.id,
      doc: JSON.stringify(prompt),
      seen,
    });
    return changed === 1;
  }

  async delete(id: string): Promise<boolean> {
    return this.#db.run('DELETE FROM summary_prompts WHERE id = :id', { id }) === 1;
  }

  async findById(id: string): Promise<SummaryPrompt | null> {
    return this.#db.getDoc(summaryPromptSchema, 'SELECT doc FROM summary_prompts WHERE id = :id', { id });
  }

  async list(): Promise<readonly SummaryPrompt[]> {
    return this.#db.allDocs(
      summaryPromptSchema,
      'SELECT doc FROM summary_prompts ORDER BY created_at DESC, id DESC LIMIT 500',
    );
  }

  async findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null> {
    return this.#db.getDoc(
      summaryPromptSchema,
      'SELECT doc FROM summary_prompts WHERE department_group = :group ORDER BY created_at DESC, id DESC LIMIT 1',
      { group },
    );
  }

  async getBase(): Promise<BaseSummary | null> {
    return this.#db.getDoc(baseSummarySchema, 'SELECT doc FROM base_summary WHERE only = 1');
  }

  async putBase(base: BaseSummary, seen: number): Promise<boolean> {
    const doc = JSON.stringify(base);
    const changed =
      seen === 0
        ? this.#db.run('INSERT INTO base_summary (only, doc) VALUES (1, :doc) ON CONFLICT DO NOTHING', { doc })
        : this.#db.run(`UPDATE base_summary SET doc = :doc WHERE ${storedVersion} = :seen`, { doc, seen });
    return changed === 1;
  }
}
