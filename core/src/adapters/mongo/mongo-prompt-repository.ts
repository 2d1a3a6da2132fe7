import { promptTemplateSchema } from '../../prompts/domain/prompt.ts';
import type { PromptTemplate } from '../../prompts/domain/prompt.ts';
import type { PromptFilter, PromptSort } from '../../prompts/ports/prompt-repository.ts';
import { PromptRepository } from '../../prompts/ports/prompt-repository.ts';
import { ConflictError } from '../../shared/app-error.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Collections } from './collections.ts';
import { readDocument, toDocument } from './documents.ts';
import { isDuplicateKey } from './mongo-errors.ts';
import { inVersion } from './in-version.ts';
import { holdingWords, inOrder, readable } from './lists.ts';

export class MongoPromptRepository extends PromptRepository {
  readonly #prompts: Collections['prompts'];

  constructor({ prompts }: Collections) {
    super();
    this.#prompts = prompts;
  }

  async create(prompt: PromptTemplate): Promise<void> {
    try {
      await this.#prompts.insert(toDocument(prompt));
    } catch (error) {
      throw isDuplicateKey(error) ? new ConflictError('This prompt exists already.', { cause: error }) : error;
    }
  }

  async update(prompt: PromptTemplate, seen: number): Promise<boolean> {
    return this.#prompts.replace({ _id: prompt.id, ...inVersion(seen) }, toDocument(prompt));
  }

  async delete(id: string): Promise<boolean> {
    return this.#prompts.delete({ _id: id });
  }

  async findById(id: string): Promise<PromptTemplate | null> {
    const document = await this.#prompts.findOne({ _id: id });
    return document && readDocument(promptTemplateSchema, document);
  }

  async list(
    { department, isPublished, search }: PromptFilter,
    { page, limit }: PageRequest,
    sort?: PromptSort,
  ): Promise<Page<PromptTemplate>> {
    const filter = {
      ...(department !== undefined && { department }),
      ...(isPublished && { version: { $ne: 0 } }),
      ...holdingWords(search, ['title', 'description', 'prompt']),
    };
    const [documents, total] = await Promise.all([
      this.#prompts.find(filter, {
        sort: inOrder(sort),
        ...(sort?.field === 'title' && { collation: readable }),
        skip: (page - 1) * limit,
        limit,
      }),
      this.#prompts.count(filter),
    ]);
    return { items: documents.map((document) => readDocument(promptTemplateSchema, document)), total };
  }
}
