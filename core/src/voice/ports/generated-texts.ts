/** What was generated for a user: a voice learned from it would be the model's. */
export abstract class GeneratedTexts {
  /** The bodies of the emails of the user's records, the newest 1,000 records at most. */
  abstract of(userId: string): AsyncIterable<string>;
}
