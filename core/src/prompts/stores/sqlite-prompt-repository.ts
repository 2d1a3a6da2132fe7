import { promptTemplateSchema, type PromptTemplate } from '../domain/prompt.ts';
import type { PromptFilter, PromptRepository, PromptSort } from '../ports/prompt-repository.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import { searchWords } from '../../platform/search-words.ts';
import type { SqliteConnection, SqlParameters } from '../../platform/sqlite/sqlite-connection.ts';
import { SqlitePlainRepository } from '../../platform/sqlite/plain-repository.ts';
import { orderBy } from '../../platform/sqlite/order-by.ts';

const columns = { title: `readable(doc ->> '$.title')`, createdAt: 'created_at' } as const;

/** The texts of a prompt that a search reads. */
const searched = `doc ->> '$.title' || char(10) || (doc ->> '$.description') || char(10) || (doc ->> '$.prompt')`;

export class SqlitePromptRepository extends SqlitePlainRepository<PromptTemplate> implements PromptRepository {
  constructor(db: SqliteConnection) {
    super(db, { name: 'prompts', schema: promptTemplateSchema, taken: 'This prompt exists already.' });
  }

  async update(prompt: PromptTemplate, seen: number): Promise<boolean> {
    return this.replace(prompt, 'version = :seen', { seen });
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
      items: this.found(`WHERE ${where} ${orderBy(columns, sort)} LIMIT :limit OFFSET :offset`, {
        ...parameters,
        limit,
        offset: (page - 1) * limit,
      }),
      total: this.db.count(`SELECT count(*) AS n FROM prompts WHERE ${where}`, parameters),
    };
  }
}
