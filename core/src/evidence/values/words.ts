/** Holds 1 for every UTF-16 unit that is a letter or a mark. A regular expression for each character would be slow. */
let letters: Uint8Array | null = null;

function letterTable(): Uint8Array {
  if (letters !== null) return letters;
  letters = new Uint8Array(65_536);
  const isLetter = /[\p{L}\p{M}]/u;
  for (let code = 0; code < 65_536; code += 1) if (isLetter.test(String.fromCharCode(code))) letters[code] = 1;
  return letters;
}

/** The words of a text, its runs of letters: for each, where it starts and ends, and a hash of its letters in 16 bits. */
export function letterRuns(text: string): Uint32Array {
  const isLetter = letterTable();
  const { length } = text;
  // Between two words stands at least one other character.
  const runs = new Uint32Array((((length + 1) >> 1) + 1) * 3);
  let count = 0;
  let start = -1;
  let hash = 0;
  for (let at = 0; at <= length; at += 1) {
    const code = at < length ? text.charCodeAt(at) : 0;
    if (isLetter[code] === 1) {
      if (start < 0) start = at;
      hash = (Math.imul(hash, 31) + code) | 0;
    } else if (start >= 0) {
      runs[count] = start;
      runs[count + 1] = at;
      runs[count + 2] = (hash ^ (hash >>> 16)) & 0xffff;
      count += 3;
      start = -1;
      hash = 0;
    }
  }
  return runs.subarray(0, count);
}

/** Every word of a text, once. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  const runs = letterRuns(text);
  for (let at = 0; at < runs.length; at += 3) words.add(text.slice(runs[at], runs[at + 1]));
  return words;
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
