export const characterKind = { letter: 1, number: 2 } as const;

let kinds: Uint8Array | null = null;

/** The kind of every UTF-16 unit; a mark is a letter. A regular expression for each character would be slow. */
export function characterKinds(): Uint8Array {
  if (kinds !== null) return kinds;
  const { letter, number } = characterKind;
  const isLetter = /[\p{L}\p{M}]/u;
  kinds = Uint8Array.from({ length: 65_536 }, (_, code) => (isLetter.test(String.fromCharCode(code)) ? letter : 0));
  for (const sign of '+0123456789') kinds[sign.charCodeAt(0)] = number;
  return kinds;
}

function isLetterAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && characterKinds()[text.charCodeAt(at)] === characterKind.letter;
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
  return at < text.length && characterKinds()[text.charCodeAt(at)] === characterKind.number;
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
