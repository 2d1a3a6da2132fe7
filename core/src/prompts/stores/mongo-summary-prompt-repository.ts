import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import { baseSummarySchema, summaryPromptSchema, type BaseSummary, type SummaryPrompt } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument, toDocument } from '../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';
import { inVersion } from '../../records/stores/in-version.ts';

const maxListed = 500;
const baseId = 'base-summary';
const newestFirst = { createdAt: -1, _id: -1 } as const;

export class MongoSummaryPromptRepository extends SummaryPromptRepository {
  readonly #prompts: Collections['summaryPrompts'];
  readonly #singletons: Collections['singletons'];

  constructor({ summaryPrompts, singletons }: Collections) {
    super();
    this.#prompts = summaryPrompts;
    this.#singletons = singletons;
  }

  async create(prompt: SummaryPrompt): Promise<void> {
    try {
      await this.#prompts.insert(toDocument(prompt));
    } catch (error) {
      throw isDuplicateKey(error) ? new ConflictError('This summary prompt exists already.', { cause: error }) : error;
    }
  }

  async update(prompt: SummaryPrompt, seen: number): Promise<boolean> {
    return this.#prompts.replace({ _id: prompt.id, ...inVersion(seen) }, toDocument(prompt));
  }

  async delete(id: string): Promise<boolean> {
    return this.#prompts.delete({ _id: id });
  }

  async findById(id: string): Promise<SummaryPrompt | null> {
    const document = await this.#prompts.findOne({ _id: id });
    return document && readDocument(summaryPromptSchema, document);
  }

  async list(): Promise<readonly SummaryPrompt[]> {
    const documents = await this.#prompts.find({}, { sort: newestFirst, limit: maxListed });
    return documents.map((document) => readDocument(summaryPromptSchema, document));
  }

  async findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null> {
    const newest = await this.#prompts.findOne({ group }, { sort: newestFirst });
    return newest && readDocument(summaryPromptSchema, newest);
  }

  async getBase(): Promise<BaseSummary | null> {
    const document = await this.#singletons.findOne({ _id: baseId });
    return document && baseSummarySchema.parse(document);
  }

  async putBase(base: BaseSummary, seen: number): Promise<boolean> {
    if (seen > 0) return this.#singletons.update({ _id: baseId, ...inVersion(seen) }, { $set: { ...base } });
    try {
      await this.#singletons.insert({ _id: baseId, ...base });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
