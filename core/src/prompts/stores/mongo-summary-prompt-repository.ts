import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import { baseSummarySchema, summaryPromptSchema, type BaseSummary, type SummaryPrompt } from '../domain/prompt.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';
import { MongoPlainRepository } from '../../platform/mongo/plain-repository.ts';
import { inVersion } from '../../records/stores/in-version.ts';

const maxListed = 500;
const baseId = 'base-summary';
const newestFirst = { createdAt: -1, _id: -1 } as const;

export class MongoSummaryPromptRepository
  extends MongoPlainRepository<SummaryPrompt>
  implements SummaryPromptRepository
{
  readonly #singletons: Collections['singletons'];

  constructor({ summaryPrompts, singletons }: Collections) {
    super({ documents: summaryPrompts, schema: summaryPromptSchema, taken: 'This summary prompt exists already.' });
    this.#singletons = singletons;
  }

  async update(prompt: SummaryPrompt, seen: number): Promise<boolean> {
    return this.replace(prompt, inVersion(seen));
  }

  async list(): Promise<readonly SummaryPrompt[]> {
    return this.found({}, { sort: newestFirst, limit: maxListed });
  }

  async findNewest(group: SummaryDepartmentKey): Promise<SummaryPrompt | null> {
    return (await this.found({ group }, { sort: newestFirst, limit: 1 }))[0] ?? null;
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
