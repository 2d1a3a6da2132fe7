import { fold } from './fold.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import type { Span } from './marks.ts';

/** Words in quotation marks of any language. */
const quoted = /[“”„‟"«»「『]([^“”„‟"«»「」『』\n]{1,400})[“”"«»」』]/g;
/** Fewer words, or signs where words are not separated, are a title or a term. */
const minWords = 3;
const minSigns = 6;
/** More quotations than this are in no email. */
const maxQuotations = 40;

/** Quotations that stand in no source: nobody said or wrote them. */
export function findInventedQuotations(text: string, index: SourceIndex): readonly Span[] {
  const found: Span[] = [];
  let looked = 0;
  for (const { 0: whole, 1: inner = '', index: start } of text.matchAll(quoted)) {
    if (!isSentence(inner)) continue;
    if ((looked += 1) > maxQuotations) break;
    // A quotation may leave something out.
    const parts = inner
      .split(/\[?(?:…|\.{3})\]?/)
      .map((part) => fold(part).replace(/^[\s"'.,;:!?]+|[\s"'.,;:!?]+$/g, ''));
    if (!parts.every((part) => part === '' || index.hasText(part))) found.push({ start, end: start + whole.length });
  }
  return found;
}

function isSentence(inner: string): boolean {
  const signs = inner.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return signs >= minSigns || (signs === 0 && (inner.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= minWords);
}
