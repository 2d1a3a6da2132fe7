/** Errors a fake throws on its next calls, in order; after them it works again. */
export class PlannedFailures {
  readonly #errors: Error[] = [];

  add(error: Error, times = 1): void {
    for (let i = 0; i < times; i += 1) this.#errors.push(error);
  }

  throwNext(): void {
    const error = this.#errors.shift();
    if (error) throw error;
  }
}
