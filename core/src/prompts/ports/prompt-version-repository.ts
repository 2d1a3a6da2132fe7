import type { PromptVersion } from '../domain/prompt-version.ts';

export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** Stores every save of every text. */
export abstract class PromptVersionRepository {
  /** Throws ConflictError when the text has a version of this number. */
  abstract add(version: PromptVersion): Promise<void>;
  abstract find(promptId: string, version: number): Promise<PromptVersion | null>;
  /** The versions numbered from `from` to `to`, newest first. */
  abstract list(promptId: string, range: VersionRange): Promise<readonly PromptVersion[]>;
  /** The highest number of the text's versions; 0 when it has none. */
  abstract newestNumber(promptId: string): Promise<number>;
  /** Stores when and why a version was published; an empty `why` keeps the stored reason. */
  abstract markPublished(
    promptId: string,
    version: number,
    publication: Pick<PromptVersion, 'publishedAt' | 'why'>,
  ): Promise<void>;
  abstract deleteAll(promptId: string): Promise<void>;
  /** Removes this email address from all versions, templates and samples; the texts themselves stay. */
  abstract forgetAuthor(email: string): Promise<void>;
}
