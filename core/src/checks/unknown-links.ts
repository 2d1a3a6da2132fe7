import { foldWithOffsets } from './fold.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import type { Span } from './marks.ts';
import { linkKey } from './links/link-key.ts';
import { supportOfLink } from './support.ts';
import { foldedLinks, readValues } from './values/read-values.ts';

/**
 * The version of the rule that says which links are found, and which are known. What was judged by an older one is
 * judged again before it is shown, so a change that marks more links raises it.
 */
export const linkRule = 4;

const phoneScheme = /tel:[+(]*$/i;

/** Whether a source holds the target of a link; false for a target without a scheme, which leads to another site. */
export function isKnownLink(target: string, index: SourceIndex): boolean {
  const key = linkKey(target);
  return key !== null && supportOfLink({ kind: 'link', start: 0, end: 0, keys: [key] }, index).length > 0;
}

/** Where the links, mail addresses and phone numbers of a text stand that no source holds, in order. */
export function unknownLinks(text: string, index: SourceIndex): readonly Span[] {
  const folded = foldWithOffsets(text);
  return readValues(folded.text, { language: null, links: foldedLinks(text, folded) })
    .filter(
      (value) =>
        (value.kind === 'link' || value.kind === 'address' || value.kind === 'phone') &&
        supportOfLink(value, index).length === 0,
    )
    .map((value) => {
      const start = folded.starts[value.start] ?? 0;
      // With "tel:" before it, a number is a link.
      const scheme = value.kind === 'phone' ? phoneScheme.exec(text.slice(Math.max(0, start - 6), start)) : null;
      return { start: start - (scheme?.[0].length ?? 0), end: folded.ends[value.end - 1] ?? 0 };
    });
}
