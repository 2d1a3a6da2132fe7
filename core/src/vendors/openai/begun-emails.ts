/** The length of a text that two parts of a stream may split. */
const overlap = 20;

/** Reads an answer while it is written, and counts the emails that have begun. */
export class BegunEmails {
  readonly #onWriting: (emails: number) => void;
  #text = '';
  #from = 0;
  #count = -1;

  constructor(onWriting: (emails: number) => void) {
    this.#onWriting = onWriting;
  }

  /** Takes the next part of the answer. */
  add(part: string): void {
    this.#text += part;
    // Quotes within a text follow a backslash, so that only field names match.
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
