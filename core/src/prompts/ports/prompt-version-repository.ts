import type { PromptVersion } from '../domain/prompt-version.ts';

export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** Keeps every save of every text. */
export abstract class PromptVersionRepository {
  /** Throws ConflictError when the text has a version of this number. */
  abstract add(version: PromptVersion): Promise<void>;
  abstract find(promptId: string, version: number): Promise<PromptVersion | null>;
  /** Those with a number from `from` to `to`, the newest first. */
  abstract list(promptId: string, range: VersionRange): Promise<readonly PromptVersion[]>;
  /** The highest number of the text's versions; 0 when it has none. */
  abstract newestNumber(promptId: string): Promise<number>;
  /** Notes when and why a version was put in use; an empty `why` leaves the one it has. */
  abstract markPublished(
    promptId: string,
    version: number,
    publication: Pick<PromptVersion, 'publishedAt' | 'why'>,
  ): Promise<void>;
  abstract deleteAll(promptId: string): Promise<void>;
  /** Forgets that this email address saved versions, published templates and froze samples; all of them stay. */
  abstract forgetAuthor(email: string): Promise<void>;
}
