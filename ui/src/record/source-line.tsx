import type { SourceReference } from '@overture/core/contract';
import { hasOwnLabel, labelOf, sourceLine } from './evidence-words.ts';

/** A source in one line: its kind, its date, and its label. */
export function SourceLine({ source }: { readonly source: SourceReference }) {
  return (
    <>
      {sourceLine(source)}
      {hasOwnLabel(source) && (
        <>
          {' · '}
          <bdi>{labelOf(source)}</bdi>
        </>
      )}
    </>
  );
}
