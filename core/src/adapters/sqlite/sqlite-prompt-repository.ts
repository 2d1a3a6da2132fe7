import type { DepartmentKey } from '../../contract/index.ts';
import { promptTemplateSchema } from '../../prompts/domain/prompt-schema.ts';
import type { PromptTemplate } from '../../prompts/domain/prompt.ts';
import { PromptRepository } from '../../prompts/ports/prompt-repository.ts';
import { ConflictError } from '../../shared/app-error.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { SqliteConnection, SqlParameters } from './sqlite-connection.ts';
import { isUniqueViolation } from './sqlite-errors.ts';

export class SqlitePromptRepository extends PromptRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(prompt: PromptTemplate): Promise<void> {
    try {
      this.#db.run('INSERT INTO prompts (id, doc) VALUES (:id, :doc)', { id: prompt.id, doc: JSON.stringify(prompt) });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('This prompt exists already.', { cause: error });
      throw error;
    }
  }

  async update(prompt: PromptTemplate): Promise<boolean> {
    const changed = this.#db.run('UPDATE prompts SET doc = :doc WHERE id = :id AND version = :version - 1', {
      id: prompt.id,
      doc: JSON.stringify(prompt),
      version: prompt.version,
    });
    return changed === 1;
  }

  async delete(id: string): Promise<boolean> {
    return this.#db.run('DELETE FROM prompts WHERE id = :id', { id }) === 1;
  }

  async findById(id: string): Promise<PromptTemplate | null> {
    return this.#db.getDoc(promptTemplateSchema, 'SELECT doc FROM prompts WHERE id = :id', { id });
  }

  async list(
    { department }: { readonly department?: DepartmentKey },
    { page, limit }: PageRequest,
  ): Promise<Page<PromptTemplate>> {
    const where = department === undefined ? '' : 'WHERE department = :department';
    const parameters: SqlParameters = department === undefined ? {} : { department };
    return {
      items: this.#db.allDocs(
        promptTemplateSchema,
        `SELECT doc FROM prompts ${where} ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset`,
        { ...parameters, limit, offset: (page - 1) * limit },
      ),
      total: this.#db.count(`SELECT count(*) AS n FROM prompts ${where}`, parameters),
    };
  }
}
