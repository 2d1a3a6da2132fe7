import { lazy, Suspense } from 'react';
import type { TextDiffProps } from './compared-words.tsx';

// The library that compares texts is loaded with the first comparison.
const ComparedWords = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lazy-compared-words" */ './compared-words.tsx')).ComparedWords,
}));

/** A text with removed and added words marked. */
export function TextDiff(texts: TextDiffProps) {
  return (
    <Suspense fallback={texts.after}>
      <ComparedWords {...texts} />
    </Suspense>
  );
}
