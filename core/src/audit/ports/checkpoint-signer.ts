/** Signs with a key that the store does not hold. */
export abstract class CheckpointSigner {
  /** The signature of these words under the current key. */
  abstract sign(words: string): string;
  /** Which of the installation's keys signed these words; null for none of them. */
  abstract signedWith(words: string, signature: string): 'current' | 'older' | null;
}
