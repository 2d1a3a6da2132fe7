import type { Span } from './marks.ts';

/** Where a sentence ends: an end mark before a space, an end mark of a script without spaces, or a line break. */
const boundary = /(?<![.!?…])[.!?…]{1,9}(?:\s?»|["'”“»)\]]{0,9})(?=\s)|[。！？]|\n/g;
/** Words whose full stop ends no sentence. A number with a full stop is an ordinal in many languages. */
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|ca|e\.g|i\.e|z\.\s?b|d\.\s?h|bzw|usw|inkl|evtl|tel|abs|sr|sra|dra|mgr|inż|np|tzw|ул|г|гг|т\.\s?е|kl|klo|ul|approx|vs|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|p\.m|a\.m|\d{1,2}|\p{Lu})$/iu;
/** A longer sentence is cut, because nobody reads it as one. In UTF-16 units. */
const maxLength = 600;

/** The sentences of a text as it stands, in order. */
export function sentencesOf(text: string): readonly Span[] {
  const found: Span[] = [];
  let start = 0;
  const close = (end: number): void => {
    for (; end - start > maxLength; start += maxLength) found.push({ start, end: start + maxLength });
    if (text.slice(start, end).trim() !== '') found.push({ start, end });
    start = end;
  };
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && isWithin(text, start, match.index)) continue;
    close(end);
  }
  close(text.length);
  return found;
}

/** Whether the full stop at `stop` belongs to an abbreviation or an ordinal, and ends nothing. */
function isWithin(text: string, start: number, stop: number): boolean {
  const before = text.slice(Math.max(start, stop - 12), stop);
  const after = text.slice(stop + 1, stop + 24);
  if (/(?:^|\s)n[or]$/i.test(before)) return /^\s+\d/.test(after);
  if (!abbreviation.test(before)) return false;
  // After a number that ends a sentence comes a capital, after an ordinal a small letter or a month.
  const isMonth = /^\s+(?:jan|feb|mär|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez|dec)/i.test(after);
  return !/\d$/.test(before) || isMonth || !/^\s+\p{Lu}\p{Ll}*\s/u.test(after);
}
