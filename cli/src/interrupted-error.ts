/** Raised when somebody presses Ctrl-C or Ctrl-D at a question. Nothing was done, and the exit code is 130. */
export class InterruptedError extends Error {
  constructor() {
    super('Interrupted.');
    this.name = 'InterruptedError';
  }
}
