import type { Opinion } from '../../../checks/contract/evidence.ts';
import { holdsQuote, type SourceIndex } from '../../../checks/sources/index-sources.ts';
import type { SentenceVerdict } from '../../../models/contract/reading-result.ts';
import { countWords } from '../../../platform/contract/count-words.ts';
import type { Reading } from './reading-request.ts';

/** The template orders the writer, and knows nothing of the contact that a sentence could contradict. */
const template = 'template';
/** A shorter quote says nothing of its own. */
const minWords = 3;

/**
 * The opinions that verdicts hold, one for each sentence at most. The reader is not believed, only looked up: a
 * contradiction counts if its quote stands in the source that it was given, word for word. What is supported stays as the
 * rules left it, because a model's word makes nothing proven.
 */
export function opinionsOf(
  verdicts: readonly SentenceVerdict[],
  { sentences, passages }: Pick<Reading, 'sentences' | 'passages'>,
  { sources }: Pick<SourceIndex, 'sources'>,
): readonly Opinion[] {
  const opinions = new Map<string, Opinion>();
  for (const { sentence, passage, quote, verdict } of verdicts) {
    const text = sentences[sentence - 1];
    if (text === undefined || verdict === 'supported') continue;
    if (verdict === 'not_there') {
      opinions.set(text, { text, against: null });
      continue;
    }
    const source = passages[(passage ?? 0) - 1]?.source.id;
    const from = source === undefined ? undefined : sources.get(source);
    if (source === undefined || from === undefined || source === template) continue;
    if (countWords(quote) >= minWords && holdsQuote(from, quote))
      opinions.set(text, { text, against: { source, quote: quote.trim() } });
  }
  return [...opinions.values()];
}
