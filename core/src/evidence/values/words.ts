/** Holds 1 for every UTF-16 unit that is a letter or a mark. A regular expression for each character would be slow. */
let letters: Uint8Array | null = null;

export function letterTable(): Uint8Array {
  if (letters !== null) return letters;
  letters = new Uint8Array(65_536);
  const isLetter = /[\p{L}\p{M}]/u;
  for (let code = 0; code < 65_536; code += 1) if (isLetter.test(String.fromCharCode(code))) letters[code] = 1;
  return letters;
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

/** Whether a number, with its plus sign, can begin or continue at a place. */
export function isNumberAt(text: string, at: number): boolean {
  return isDigitAt(text, at) || text.charCodeAt(at) === 43;
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
