/**
 * Folding makes two writings of the same words equal: case, accents, Unicode forms, quotation marks, dashes and white
 * space. It never touches what a digit is worth: "10²", "1½" and "①" keep their signs and do not become 102, 112 or 1.
 */

/** Accents of Latin, Greek and Cyrillic, and the vowel points of Hebrew and Arabic. Indic vowel signs are letters. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** NFKD must not see the other signs: it makes plain digits of "²" and "①". */
const decomposable = /[^\p{No}\p{Nl}]+/gu;
/** Signs beyond ASCII, and the grave accent. Of the rest only the case is folded. */
const pieces = /[^\0-_a-\x7f]+/g;
const isPlain = (code: number): boolean => code < 128 && code !== 96;

const replacements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "'": '‘’‚‛′`´ʼʹ׳＇',
    '"': '“”„‟«»″״「」『』《》＂',
    '-': '‐‑‒–—―−﹣－־',
    '': '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\ufeff\u061cـ',
    '.': '。｡٫।',
    ',': '、،٬',
    ';': '؛',
    '?': '؟',
    '%': '٪',
    ss: 'ß',
    l: 'łŁ',
    o: 'øØ',
    d: 'đĐðÐ',
    i: 'ı',
    ae: 'æÆ',
    oe: 'œŒ',
    th: 'þÞ',
    ي: 'ى',
    ه: 'ة',
  }).flatMap(([plain, signs]) => Array.from(signs, (sign) => [sign, plain] as const)),
);
const replaceable = new RegExp(`[${[...replacements.keys()].join('')}]`, 'gu');
/** Digits of the scripts whose languages we read; others stay what they are. */
const foreignDigit = /[٠-٩۰-۹०-९]/g;

function foldCharacters(text: string): string {
  return text
    .replace(replaceable, (sign) => replacements.get(sign) ?? sign)
    .replace(decomposable, (run) => run.normalize('NFKD'))
    .replace(marks, '')
    .normalize('NFC')
    .replace(foreignDigit, (digit) => String((digit.charCodeAt(0) - (digit >= '०' ? 6 : 0)) & 15))
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** A language uses the same pieces again and again, so the folded ones are kept. */
const foldedPieces = new Map<string, string>();
const maxPieces = 10_000;
/** A longer piece is not kept: it would keep the text that it was cut from in memory. */
const maxPieceLength = 12;

function foldPiece(piece: string): string {
  if (piece.length > maxPieceLength) return foldCharacters(piece);
  let folded = foldedPieces.get(piece);
  if (folded === undefined) {
    if (foldedPieces.size === maxPieces) foldedPieces.clear();
    foldedPieces.set(piece, (folded = foldCharacters(piece)));
  }
  return folded;
}

/** White space that is longer than a space, or none: NFKD makes spaces of all other white space. */
const wideSpaces = /[\t-\r\u1680\u2028\u2029]\s*| \s+/g;

/** A text as it is compared. */
export function fold(text: string): string {
  return text.replace(pieces, foldPiece).toLowerCase().replace(wideSpaces, ' ');
}

/** A folded text that knows where each of its characters stands in the original, in UTF-16 units. */
export interface FoldedText {
  readonly text: string;
  /** Start in the original of the character at an index of the folded text. */
  readonly starts: Uint32Array;
  /** End in the original of that character. */
  readonly ends: Uint32Array;
}

/** A base with its marks; parts of a Korean syllable written one by one belong together too. */
const cluster = /[\u1100-\u11ff]+|[\s\S][\p{M}\uff9e\uff9f]*/uy;

/** What `\s` means; NFKD has made plain spaces of most others. */
function isWhiteSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)));
}

/** `fold`, for a text in which something is to be marked. */
export function foldWithOffsets(original: string): FoldedText {
  return original.search(pieces) >= 0 ? foldAnyWithOffsets(original) : foldAsciiWithOffsets(original);
}

/** Of the characters of ASCII, folding only makes one of several white spaces, so they are placed without looking at each. */
function foldAsciiWithOffsets(original: string): FoldedText {
  const starts = new Uint32Array(original.length);
  const ends = new Uint32Array(original.length);
  let length = 0;
  let wasSpace = false;
  for (let at = 0; at < original.length; at += 1) {
    const isSpace = isWhiteSpace(original.charCodeAt(at));
    if (!(isSpace && wasSpace)) {
      starts[length] = at;
      length += 1;
    }
    ends[length - 1] = at + 1;
    wasSpace = isSpace;
  }
  return { text: fold(original), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}

function foldAnyWithOffsets(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let wasSpace = false;
  for (let at = 0; at < original.length;) {
    // Nearly all characters are plain ones without a mark behind them.
    const isAlone = isPlain(original.charCodeAt(at)) && !(original.charCodeAt(at + 1) >= 128);
    cluster.lastIndex = at;
    const piece = isAlone ? (original[at] ?? '') : (cluster.exec(original)?.[0] ?? '');
    const folded = isAlone ? piece.toLowerCase() : foldPiece(piece);
    for (let index = 0; index < folded.length; index += 1) {
      const isSpace = isWhiteSpace(folded.charCodeAt(index));
      if (isSpace && wasSpace) {
        ends[ends.length - 1] = at + piece.length;
        continue;
      }
      wasSpace = isSpace;
      text += isSpace ? ' ' : folded[index];
      starts.push(at);
      ends.push(at + piece.length);
    }
    at += piece.length;
  }
  return { text, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

const innerHyphen = /(?<=\p{L})- ?(?=\p{L})/gu;

/** Folded text without the hyphens within words, so that a word broken at the end of a line is the word. */
export function withoutHyphens(folded: string): string {
  return folded.replace(innerHyphen, '');
}

/** `withoutHyphens` that keeps the offsets. */
export function withoutHyphensWithOffsets(folded: FoldedText): FoldedText {
  const { text, starts, ends } = folded;
  if (!text.includes('-')) return folded;
  const kept: number[] = [];
  let from = 0;
  for (const match of text.matchAll(innerHyphen)) {
    for (let at = from; at < match.index; at += 1) kept.push(at);
    from = match.index + match[0].length;
  }
  for (let at = from; at < text.length; at += 1) kept.push(at);
  return {
    text: kept.map((at) => text[at]).join(''),
    starts: Uint32Array.from(kept, (at) => starts[at] ?? 0),
    ends: Uint32Array.from(kept, (at) => ends[at] ?? 0),
  };
}
