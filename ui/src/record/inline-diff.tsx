import { lazy, Suspense } from 'react';
import type { ComparedTextsProps } from './compared-texts.tsx';

// The library that compares texts is loaded when the first two are compared.
const Compared = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lazy-compared-texts" */ './compared-texts.tsx')).ComparedTexts,
}));

/** A text with what was taken out of it and what was put in, in place. */
export function InlineDiff(texts: ComparedTextsProps) {
  return (
    <Suspense fallback={texts.after}>
      <Compared {...texts} />
    </Suspense>
  );
}
