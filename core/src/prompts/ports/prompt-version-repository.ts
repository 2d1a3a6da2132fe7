import { DocumentRepository } from '../../platform/documents.ts';
import { promptVersionSchema, type PromptVersion } from '../domain/prompt-version.ts';

export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** Stores every save of every text. */
export class PromptVersionRepository extends DocumentRepository {
  readonly #versions = this.deps.store.open<PromptVersion, 'promptId' | 'version'>({
    name: 'prompt_versions',
    schema: promptVersionSchema,
    key: ['promptId', 'version'],
  });

  /** Returns false, and stores nothing, if the text has a version of this number. */
  add(version: PromptVersion): Promise<boolean> {
    return this.#versions.add(version);
  }

  find(promptId: string, version: number): Promise<PromptVersion | null> {
    return this.#versions.findOne({ promptId, version });
  }

  /** The versions numbered from `from` to `to`, newest first. */
  list(promptId: string, { from, to }: VersionRange): Promise<readonly PromptVersion[]> {
    return this.#versions.find({ promptId, version: { gte: from, lte: to } }, { sort: newest });
  }

  /** The highest number of the text's versions; 0 when it has none. */
  async newestNumber(promptId: string): Promise<number> {
    return (await this.#versions.findOne({ promptId }, { sort: newest }))?.version ?? 0;
  }

  /** Stores when and why a version was published; an empty `why` keeps the stored reason. */
  async markPublished(
    promptId: string,
    version: number,
    { publishedAt, why }: Pick<PromptVersion, 'publishedAt' | 'why'>,
  ): Promise<void> {
    await this.#versions.set({ promptId, version }, { publishedAt, ...(why !== '' && { why }) });
  }

  async deleteAll(promptId: string): Promise<void> {
    await this.#versions.delete({ promptId });
  }

  /** Removes this email address from all versions; the texts themselves stay. */
  async forgetAuthor(email: string): Promise<void> {
    await this.#versions.set({ author: email }, { author: null });
  }
}

const newest = { field: 'version', descending: true } as const;
