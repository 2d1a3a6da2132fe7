import type { SummaryDepartmentKey } from '../../contract/index.ts';
import { baseSummarySchema, summaryPromptSchema } from '../../prompts/domain/prompt-schema.ts';
import type { BaseSummary, SummaryPrompt } from '../../prompts/domain/prompt.ts';
import { SummaryPromptRepository } from '../../prompts/ports/summary-prompt-repository.ts';
import type { Collections } from './collections.ts';

const listedAtMost = 500;
const baseId = 'base-summary';

/** Summary prompts, and the one base summary, in MongoDB. */
export class MongoSummaryPromptRepository extends SummaryPromptRepository {
  readonly #prompts: Collections['summaryPrompts'];
  readonly #singletons: Collections['singletons'];

  constructor(collections: Collections) {
    super();
    this.#prompts = collections.summaryPrompts;
    this.#singletons = collections.singletons;
  }

  override async create(prompt: SummaryPrompt): Promise<void> {
    await this.#prompts.insertOne({ ...prompt, _id: prompt.id });
  }

  override async list(): Promise<readonly SummaryPrompt[]> {
    const documents = await this.#prompts.find().sort({ createdAt: -1, _id: -1 }).limit(listedAtMost).toArray();
    return documents.map((document) => summaryPromptSchema.parse(document));
  }

  override async findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null> {
    const [newest] = await this.#prompts.find({ group }).sort({ createdAt: -1, _id: -1 }).limit(1).toArray();
    return newest === undefined ? null : summaryPromptSchema.parse(newest);
  }

  override async getBase(): Promise<BaseSummary | null> {
    const document = await this.#singletons.findOne({ _id: baseId });
    return document === null ? null : baseSummarySchema.parse(document);
  }

  override async putBase(base: BaseSummary): Promise<void> {
    await this.#singletons.replaceOne({ _id: baseId }, { ...base }, { upsert: true });
  }
}
