import { fold, withoutHyphens } from '../fold.ts';

/** What stands for words that a quote leaves out. */
const ellipsis = /\s*[[(]?(?:…|\.{3,})[\])]?\s*/u;
/** A quote with more gaps is a collection of words. */
const maxParts = 4;

/** The folded pieces of a quote between its ellipses, without the punctuation around them; none where there are too many. */
export function partsOfQuote(quote: string): readonly string[] {
  const parts = fold(quote)
    .split(ellipsis)
    .map((part) =>
      withoutHyphens(part.trim())
        .replace(/^["'.]+|["']+$|(?<!\.)\.{1,3}$/g, '')
        .trim(),
    )
    .filter((part) => part !== '');
  return parts.length > maxParts ? [] : parts;
}
