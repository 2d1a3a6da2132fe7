import type { DraftEmail, Source } from '../../../checks/contract/evidence.ts';
import { fold } from '../../../checks/fold.ts';
import { lexiconsFor } from '../../../checks/languages/index.ts';
import type { LanguageDetector } from '../../../checks/language.ts';
import { overlap } from '../../../checks/marks.ts';
import { asksSomething } from '../../../checks/ordinary.ts';
import { wholeSentences } from '../../../checks/with-reading.ts';
import { countWords } from '../../../platform/contract/count-words.ts';
import type { EmailReview } from '../../../records/domain/sequence-review.ts';

/** Shorter sentences are greetings, closings and names. */
const minWords = 5;
/** No sequence has more that could be asked within its share of the cost. */
const maxStatements = 60;

/**
 * The sentences of a sequence that may state a fact and in which the rules object to nothing, each once: first those of
 * which they know nothing, then those in which a claim is verified. Questions and proposals state nothing, and what the
 * agency says of itself needs no second look.
 */
export function statementsOf(
  emails: readonly DraftEmail[],
  reviews: readonly Pick<EmailReview, 'evidence'>[],
  { sources, detect }: { readonly sources: readonly Source[]; readonly detect: LanguageDetector },
): readonly string[] {
  const isVerified = new Map<string, boolean>();
  const own = sources.filter(({ kind }) => kind === 'template').map(({ text }) => text);
  emails.forEach((email, at) => {
    const lexicons = lexiconsFor(detect(email.body));
    for (const field of ['subject', 'body'] as const) {
      const marks = (reviews[at]?.evidence ?? []).filter((piece) => piece.field === field);
      for (const place of wholeSentences(email[field])) {
        const sentence = email[field].slice(place.start, place.end);
        const touching = marks.filter((mark) => overlap(mark, place));
        if (touching.some(({ status }) => status !== 'verified')) continue;
        if (countWords(sentence) < minWords || asksSomething(fold(sentence), lexicons)) continue;
        if (own.some((text) => text.includes(sentence))) continue;
        isVerified.set(sentence, (isVerified.get(sentence) ?? true) && touching.length > 0);
      }
    }
  });
  return [...isVerified]
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .slice(0, maxStatements)
    .map(([sentence]) => sentence);
}
