import { foldWithOffsets } from './fold.ts';
import type { SourceIndex } from './index-sources.ts';
import { supportOfLink } from './support.ts';
import { readValues } from './values/read-values.ts';

/** The links, mail addresses and phone numbers of a text that no source holds, as they are written. */
export function unknownLinks(text: string, index: SourceIndex): ReadonlySet<string> {
  const { text: folded, starts, ends } = foldWithOffsets(text);
  const unknown = readValues(folded, { language: null }).filter(
    (value) =>
      (value.kind === 'link' || value.kind === 'address' || value.kind === 'phone') &&
      supportOfLink(value, index).length === 0,
  );
  return new Set(unknown.map(({ start, end }) => text.slice(starts[start], ends[end - 1])));
}
