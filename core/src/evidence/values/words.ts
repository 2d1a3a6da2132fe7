/** Holds 1 for every UTF-16 unit that is a letter or a mark. A regular expression for each character would be slow. */
let letters: Uint8Array | null = null;

function letterTable(): Uint8Array {
  if (letters !== null) return letters;
  letters = new Uint8Array(65_536);
  const isLetter = /[\p{L}\p{M}]/u;
  for (let code = 0; code < 65_536; code += 1) if (isLetter.test(String.fromCharCode(code))) letters[code] = 1;
  return letters;
}

/** Goes through the words of a text, its runs of letters: `while (words.next()) …`. */
export class WordScanner {
  readonly #text: string;
  readonly #isLetter = letterTable();
  /** Where the word stands that `next` has found. */
  start = 0;
  end = 0;
  /** A hash of its letters, in 16 bits. */
  hash = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes to the next word. False: there is none. */
  next(): boolean {
    const text = this.#text;
    const isLetter = this.#isLetter;
    let at = this.end;
    while (at < text.length && isLetter[text.charCodeAt(at)] !== 1) at += 1;
    this.start = at;
    let hash = 0;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isLetter[code] !== 1) break;
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    this.end = at;
    this.hash = (hash ^ (hash >>> 16)) & 0xffff;
    return at > this.start;
  }
}

/** Every word of a text, once. */
export function wordsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const words = new WordScanner(text);
  while (words.next()) found.add(text.slice(words.start, words.end));
  return found;
}

export function isLetterAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && letterTable()[text.charCodeAt(at)] === 1;
}

/** No word of the tables is longer. */
const maxWordLength = 24;

/** The run of letters that ends at `end`; empty where none does. */
export function wordEndingAt(text: string, end: number): string {
  let start = end;
  while (end - start < maxWordLength && isLetterAt(text, start - 1)) start -= 1;
  return text.slice(start, end);
}

export function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Where the run of digits from `at` on ends. */
export function endOfDigits(text: string, at: number): number {
  let end = at;
  while (isDigitAt(text, end)) end += 1;
  return end;
}

/** Whether a sticky expression matches at a place. */
export function isAt(expression: RegExp, text: string, at: number): boolean {
  expression.lastIndex = at;
  return expression.test(text);
}

/** What a sticky expression matches at a place. */
export function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
