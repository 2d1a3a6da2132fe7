import type { DepartmentKey } from '../../contract/index.ts';
import { promptTemplateSchema } from '../../prompts/domain/prompt-schema.ts';
import type { PromptTemplate } from '../../prompts/domain/prompt.ts';
import { PromptRepository } from '../../prompts/ports/prompt-repository.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Collections } from './collections.ts';

/** Prompt templates in MongoDB. */
export class MongoPromptRepository extends PromptRepository {
  readonly #prompts: Collections['prompts'];

  constructor(collections: Collections) {
    super();
    this.#prompts = collections.prompts;
  }

  override async create(prompt: PromptTemplate): Promise<void> {
    await this.#prompts.insertOne({ ...prompt, _id: prompt.id });
  }

  override async update(prompt: PromptTemplate): Promise<boolean> {
    const { matchedCount } = await this.#prompts.replaceOne(
      { _id: prompt.id, version: prompt.version - 1 },
      { ...prompt },
    );
    return matchedCount === 1;
  }

  override async delete(id: string): Promise<boolean> {
    return (await this.#prompts.deleteOne({ _id: id })).deletedCount === 1;
  }

  override async findById(id: string): Promise<PromptTemplate | null> {
    const document = await this.#prompts.findOne({ _id: id });
    return document === null ? null : promptTemplateSchema.parse(document);
  }

  override async list(
    filter: { readonly department?: DepartmentKey },
    page: PageRequest,
  ): Promise<Page<PromptTemplate>> {
    const query = filter.department === undefined ? {} : { department: filter.department };
    const [documents, total] = await Promise.all([
      this.#prompts
        .find(query)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page.page - 1) * page.limit)
        .limit(page.limit)
        .toArray(),
      this.#prompts.countDocuments(query),
    ]);
    return { items: documents.map((document) => promptTemplateSchema.parse(document)), total };
  }
}
