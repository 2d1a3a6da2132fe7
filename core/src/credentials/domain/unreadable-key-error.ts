/** A stored key that does not open: sealed under a master key that is not given any more, or damaged. */
export class UnreadableKeyError extends Error {
  constructor(cause: unknown) {
    super('A stored key cannot be opened.', { cause });
    this.name = 'UnreadableKeyError';
  }
}
