/** As long as what a part of a stream may cut in two. */
const overlap = 20;

/** Follows an answer as it is written, and tells how many of its emails have begun. */
export class BegunEmails {
  readonly #onWriting: (emails: number) => void;
  #text = '';
  #from = 0;
  #count = -1;

  constructor(onWriting: (emails: number) => void) {
    this.#onWriting = onWriting;
  }

  /** The next part of the answer. */
  add(part: string): void {
    this.#text += part;
    // Within a text a quote has a backslash before it, so that only the names of fields match.
    const subjects = /(?<!\\)"subject"\s*:/g;
    subjects.lastIndex = this.#from;
    let count = Math.max(this.#count, 0);
    for (let found = subjects.exec(this.#text); found !== null; found = subjects.exec(this.#text)) {
      count += 1;
      this.#from = subjects.lastIndex;
    }
    this.#from = Math.max(this.#from, this.#text.length - overlap);
    if (count === this.#count) return;
    this.#count = count;
    this.#onWriting(count);
  }
}
