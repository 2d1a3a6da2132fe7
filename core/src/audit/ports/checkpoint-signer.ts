/** Signs with a key that the store does not contain. */
export abstract class CheckpointSigner {
  /** The signature of a text under the current key. */
  abstract sign(words: string): string;
  /** Which of the installation's keys signed a text; null for none of them. */
  abstract signedWith(words: string, signature: string): 'current' | 'older' | null;
}
