import { promptVersionSchema, type PromptVersion } from '../domain/prompt-version.ts';
import { PromptVersionRepository, type VersionRange } from '../ports/prompt-version-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { isUniqueViolation } from '../../platform/sqlite/sqlite-errors.ts';

export class SqlitePromptVersionRepository extends PromptVersionRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async add(version: PromptVersion): Promise<void> {
    try {
      this.#db.run('INSERT INTO prompt_versions VALUES (:promptId, :version, :doc)', {
        promptId: version.promptId,
        version: version.version,
        doc: JSON.stringify(version),
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('This version exists already.', { cause: error });
      throw error;
    }
  }

  async find(promptId: string, version: number): Promise<PromptVersion | null> {
    const sql = 'SELECT doc FROM prompt_versions WHERE prompt_id = :promptId AND version = :version';
    return this.#db.getDoc(promptVersionSchema, sql, { promptId, version });
  }

  async list(promptId: string, { from, to }: VersionRange): Promise<readonly PromptVersion[]> {
    return this.#db.allDocs(
      promptVersionSchema,
      `SELECT doc FROM prompt_versions WHERE prompt_id = :promptId AND version BETWEEN :from AND :to
       ORDER BY version DESC`,
      { promptId, from, to },
    );
  }

  async newestNumber(promptId: string): Promise<number> {
    const sql = 'SELECT max(version) AS n FROM prompt_versions WHERE prompt_id = :promptId';
    return this.#db.count(sql, { promptId });
  }

  async markPublished(
    promptId: string,
    version: number,
    { publishedAt, why }: Pick<PromptVersion, 'publishedAt' | 'why'>,
  ): Promise<void> {
    this.#db.run(
      `UPDATE prompt_versions
       SET doc = json_set(doc, '$.publishedAt', :publishedAt, '$.why', iif(:why = '', doc ->> '$.why', :why))
       WHERE prompt_id = :promptId AND version = :version`,
      { promptId, version, publishedAt, why },
    );
  }

  async deleteAll(promptId: string): Promise<void> {
    this.#db.run('DELETE FROM prompt_versions WHERE prompt_id = :promptId', { promptId });
  }

  async forgetAuthor(email: string): Promise<void> {
    const names = [
      ['prompt_versions', '$.author'],
      ['prompts', '$.updatedBy'],
      ['prompt_samples', '$.createdBy'],
      ['prompt_trials', '$.createdBy'],
    ] as const;
    for (const [table, path] of names) {
      this.#db.run(`UPDATE ${table} SET doc = json_set(doc, '${path}', NULL) WHERE doc ->> '${path}' = :email`, {
        email,
      });
    }
  }
}
