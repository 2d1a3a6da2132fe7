import { fold } from '../fold.ts';
import type { Span } from '../marks.ts';

/** A word of a sentence, with what its writing tells. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly folded: string;
  readonly isCapital: boolean;
  /** Capitalised because something begins here: behind "on the 23." may be a sentence, too. */
  readonly isInitial: boolean;
}

const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.&/-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const latinToken = /[A-Za-z\u00c0-\u024f][A-Za-z0-9\u00c0-\u024f]*(?:['’.&/-][A-Za-z0-9\u00c0-\u024f]+)*/g;
/** "J'ignorais", "Dell'altro": only the article or pronoun before the word is capitalised. */
const elided = /^(?:[CDJLMNST]|Qu|Un|Dell|Nell|All|Sull|Dall|Quell|Quest)['’]\p{Ll}/u;
/** The words of a sentence, in order. */
export function tokensOf(text: string, { start, end }: Span): readonly Token[] {
  let isFirst = true;
  const sentence = text.slice(start, end);
  // Where words are not separated, only what is in Latin letters is a word by itself.
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sentence);
  return [...sentence.matchAll(isUnspaced ? latinToken : token)].map((match) => {
    const at = start + match.index;
    const before = text.slice(Math.max(start, at - 9), at);
    const isInitial =
      (isFirst && !isUnspaced) || /(?:[:"“„«»(–—•*>]\s?|[-–—]\s|\d(?: ?\p{L}{1,4})?\.\s)$/u.test(before);
    isFirst = false;
    return {
      start: at,
      end: at + match[0].length,
      text: match[0],
      folded: fold(match[0]),
      isCapital: (/^\p{Lu}/u.test(match[0]) && !elided.test(match[0])) || /^\p{Ll}\p{Lu}/u.test(match[0]),
      isInitial,
    };
  });
}

export function isAcronym(text: string): boolean {
  return /^\p{Lu}{2,}$/u.test(text);
}

/** Whether a word is a code such as "H1", "Q4" or "B2B", a number, also a Roman one, or one letter. */
export function isCode(text: string): boolean {
  if (/^X{0,3}(?:I[XV]|V?I{0,3})$/.test(text)) return true;
  return /^\p{Lu}\d{1,2}(?:['’]\p{Ll}{1,4})?$|^\p{Lu}\d\p{Lu}$|^.$/u.test(text) || /^\d/.test(text);
}

/** Whether most words of a line are capitalised, as English subjects often are. */
export function isHeadline(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ text }) => text.length > 3);
  return words.length > 3 && words.filter(({ isCapital }) => isCapital).length >= words.length * 0.7;
}

/** Folded words that a text writes with a small letter somewhere. */
export function smallWordsOf(text: string): ReadonlySet<string> {
  const small = new Set<string>();
  for (const [word] of text.matchAll(token)) if (/^\p{Ll}/u.test(word)) small.add(fold(word));
  return small;
}
