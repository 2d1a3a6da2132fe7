import { promptTemplateSchema, type PromptTemplate } from '../domain/prompt.ts';
import { type PromptFilter, type PromptSort, PromptRepository } from '../ports/prompt-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import { searchWords } from '../../platform/search-words.ts';
import type { SqliteConnection, SqlParameters } from '../../platform/sqlite/sqlite-connection.ts';
import { isUniqueViolation } from '../../platform/sqlite/sqlite-errors.ts';
import { orderBy } from '../../platform/sqlite/order-by.ts';

const columns = { title: `readable(doc ->> '$.title')`, createdAt: 'created_at' } as const;

/** The texts of a prompt that a search reads. */
const searched = `doc ->> '$.title' || char(10) || (doc ->> '$.description') || char(10) || (doc ->> '$.prompt')`;

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

  async update(prompt: PromptTemplate, seen: number): Promise<boolean> {
    const changed = this.#db.run('UPDATE prompts SET doc = :doc WHERE id = :id AND version = :seen', {
      id: prompt.id,
      doc: JSON.stringify(prompt),
      seen,
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
    { department, isPublished, search }: PromptFilter,
    { page, limit }: PageRequest,
    sort?: PromptSort,
  ): Promise<Page<PromptTemplate>> {
    const words = searchWords(search);
    const conditions = ['true'];
    if (department !== undefined) conditions.push('department = :department');
    if (isPublished) conditions.push('version > 0');
    if (words.length > 0) conditions.push(`holds(${searched}, :words)`);
    const where = conditions.join(' AND ');
    const parameters: SqlParameters = {
      ...(department !== undefined && { department }),
      ...(words.length > 0 && { words: JSON.stringify(words) }),
    };
    return {
      items: this.#db.allDocs(
        promptTemplateSchema,
        `SELECT doc FROM prompts WHERE ${where} ${orderBy(columns, sort)} LIMIT :limit OFFSET :offset`,
        { ...parameters, limit, offset: (page - 1) * limit },
      ),
      total: this.#db.count(`SELECT count(*) AS n FROM prompts WHERE ${where}`, parameters),
    };
  }
}
