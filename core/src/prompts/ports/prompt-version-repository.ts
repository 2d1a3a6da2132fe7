import type { PromptVersion } from '../domain/prompt-version.ts';

/** Keeps every save of every text. */
export abstract class PromptVersionRepository {
  /** Throws ConflictError when the text has a version of this number. */
  abstract add(version: PromptVersion): Promise<void>;
  abstract find(promptId: string, version: number): Promise<PromptVersion | null>;
  /** The newest first, at most 1,000. */
  abstract list(promptId: string): Promise<readonly PromptVersion[]>;
  /** The highest number of the text's versions; 0 when it has none. */
  abstract newestNumber(promptId: string): Promise<number>;
  /** Notes when and why a version was put in use; an empty `why` leaves the one it has. */
  abstract markPublished(
    promptId: string,
    version: number,
    publication: Pick<PromptVersion, 'publishedAt' | 'why'>,
  ): Promise<void>;
  abstract deleteAll(promptId: string): Promise<void>;
  /** Forgets who saved the versions that this email address saved; they stay. */
  abstract forgetAuthor(email: string): Promise<void>;
}
