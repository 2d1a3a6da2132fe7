import { lazy, Suspense } from 'react';
import type { TextDiffProps } from './compared-words.tsx';

// The library that compares texts is loaded when the first two are compared.
const ComparedWords = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lazy-compared-words" */ './compared-words.tsx')).ComparedWords,
}));

/** A text with what was taken out of it and what was put in, word by word. */
export function TextDiff(texts: TextDiffProps) {
  return (
    <Suspense fallback={texts.after}>
      <ComparedWords {...texts} />
    </Suspense>
  );
}
