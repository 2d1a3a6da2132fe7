/** Ctrl-C or the end of the input at a question; exit code 130, and nothing was done. */
export class InterruptedError extends Error {
  constructor() {
    super('Interrupted.');
    this.name = 'InterruptedError';
  }
}
