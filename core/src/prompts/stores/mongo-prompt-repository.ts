import { promptTemplateSchema, type PromptTemplate } from '../domain/prompt.ts';
import type { PromptFilter, PromptRepository, PromptSort } from '../ports/prompt-repository.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { MongoPlainRepository } from '../../platform/mongo/plain-repository.ts';
import { inVersion } from '../../records/stores/in-version.ts';
import { holdingWords, inOrder, readable } from '../../platform/mongo/lists.ts';

export class MongoPromptRepository extends MongoPlainRepository<PromptTemplate> implements PromptRepository {
  readonly #prompts: Collections['prompts'];

  constructor({ prompts }: Collections) {
    super({ documents: prompts, schema: promptTemplateSchema, taken: 'This prompt exists already.' });
    this.#prompts = prompts;
  }

  async update(prompt: PromptTemplate, seen: number): Promise<boolean> {
    return this.replace(prompt, inVersion(seen));
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
    const [items, total] = await Promise.all([
      this.found(filter, {
        sort: inOrder(sort),
        ...(sort?.field === 'title' && { collation: readable }),
        skip: (page - 1) * limit,
        limit,
      }),
      this.#prompts.count(filter),
    ]);
    return { items, total };
  }
}
