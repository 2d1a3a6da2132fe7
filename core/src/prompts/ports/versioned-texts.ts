import type { Timestamp } from '../../shared/clock.ts';
import type { PromptVersion, VersionContent } from '../domain/prompt-version.ts';

/** The text that is in use. */
export interface LiveText {
  /** 0 until a version is published. */
  readonly version: number;
  readonly content: VersionContent;
  /** Null where that is not known. */
  readonly savedAt: Timestamp | null;
}

/** The texts of one kind, of which every save is kept as a version. What is in use stays where its readers look for it. */
export abstract class VersionedTexts {
  /** Null when no text of this kind has the id. */
  abstract findLive(id: string): Promise<LiveText | null>;
  /** Puts a version in use, by the person with this email address; false when `seen` is no longer the version in use, or the text is gone. */
  abstract putLive(id: string, next: PromptVersion, seen: number, by: string): Promise<boolean>;
}
