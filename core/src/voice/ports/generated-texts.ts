import type { EditedText } from '../domain/edited-text.ts';

/** What was generated for a user: a voice learned from it would be the model's. */
export abstract class GeneratedTexts {
  /** The bodies of the emails of the user's records, as the AI wrote them and as they are; the newest 1,000 records at most. */
  abstract of(userId: string): AsyncIterable<string>;
  /** The emails of the user's newest edited versions, 20 versions of the newest 200 records at most. */
  abstract editedOf(userId: string): Promise<readonly EditedText[]>;
}
