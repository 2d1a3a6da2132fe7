import type { Timestamp } from '../../platform/clock.ts';
import type { PromptVersion, VersionContent } from '../domain/prompt-version.ts';

/** A text as it is in use. */
export interface LiveText {
  /** 0 until a version is published. */
  readonly version: number;
  readonly content: VersionContent;
  /** Null where that is unknown. */
  readonly savedAt: Timestamp | null;
}

/**
 * The texts of one kind, of which every save is kept as a version. The live text is stored where its readers expect it.
 */
export abstract class VersionedTexts {
  /** Null when no text of this kind has the id. */
  abstract findLive(id: string): Promise<LiveText | null>;
  /**
   * Publishes a version in the name of the person with this email address. Answers false when `seen` is no longer the
   * live version, or the text is gone.
   */
  abstract putLive(id: string, next: PromptVersion, seen: number, by: string): Promise<boolean>;
}
