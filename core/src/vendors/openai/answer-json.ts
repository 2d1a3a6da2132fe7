/** Finds the JSON object in an answer while it arrives: after the model's thoughts, or within a code fence. */
export class AnswerJson {
  /** The text before the object; null once the object has begun. */
  #before: string | null = '';

  /** Whether any of the answer has arrived. */
  get hasBegun(): boolean {
    return this.#before !== '';
  }

  /** What the next part of the answer adds to the object. */
  in(part: string): string {
    if (this.#before === null) return part;
    this.#before += part;
    // Only these signs can end a thought or begin the object.
    if (!/[>{]/.test(part)) return '';
    const thoughts = /^\s*<think>/.test(this.#before) ? this.#before.indexOf('</think>') : 0;
    const start = thoughts === -1 ? -1 : this.#before.indexOf('{', thoughts);
    if (start === -1) return '';
    const json = this.#before.slice(start);
    this.#before = null;
    return json;
  }
}
