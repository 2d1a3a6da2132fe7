/** Raised when a stored key cannot be opened: it is damaged, or its master key is no longer among the settings. */
export class UnreadableKeyError extends Error {
  constructor(cause: unknown) {
    super('A stored key cannot be opened.', { cause });
    this.name = 'UnreadableKeyError';
  }
}
