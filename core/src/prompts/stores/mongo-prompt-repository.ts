import { promptTemplateSchema, type PromptTemplate } from '../domain/prompt.ts';
import { type PromptFilter, type PromptSort, PromptRepository } from '../ports/prompt-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument, toDocument } from '../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';
import { inVersion } from '../../records/stores/in-version.ts';
import { holdingWords, inOrder, readable } from '../../platform/mongo/lists.ts';

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
