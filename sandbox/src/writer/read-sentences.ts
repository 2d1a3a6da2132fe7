import { unescapeXml } from './plain-text.ts';

export type Verdict = { sentence: number; passage: number | null; quote: string; verdict: string };

/** Words that make a sentence state something of the contact; any other is left out of the answer. */
const stated =
  /\b(?:you|your|we|our)\b.*\b(?:has|have|had|is|are|was|were|said|told|asked|chose|chosen|decided|agreed|approved|wrote)\b/i;
const negation = /\b(?:not|no|never|nothing|nicht|kein\w*|nie|ne|pas|non)\b|n['’]t\b/i;
/** Of its words, so many must be in a passage that speaks of it. */
const minShared = 0.4;

/**
 * The sample reader: a sentence is supported by the passage that shares most of its words, contradicted where only one of
 * the two says "not", and else not there.
 */
export function readSentences(text: string): { sentences: Verdict[] } {
  const passages = elements(text, 'passage').map((passage) => ({ ...passage, words: wordsOf(passage.text) }));
  const sentences = elements(text, 'sentence').flatMap(({ number, text: sentence }): Verdict[] => {
    if (!stated.test(sentence)) return [];
    const words = wordsOf(sentence);
    const shared = (of: ReadonlySet<string>): number => [...words].filter((word) => of.has(word)).length;
    const best = passages.toSorted((a, b) => shared(b.words) - shared(a.words))[0];
    if (best === undefined || shared(best.words) < minShared * words.size)
      return [{ sentence: number, passage: null, quote: '', verdict: 'not_there' }];
    const quote = clauseOf(best.text, words);
    const isAbout = shared(wordsOf(quote)) >= minShared * words.size;
    const isContrary = isAbout && negation.test(sentence) !== negation.test(quote);
    return [{ sentence: number, passage: best.number, quote, verdict: isContrary ? 'contradicted' : 'supported' }];
  });
  return { sentences };
}

function elements(text: string, name: string): { number: number; text: string }[] {
  return [...text.matchAll(new RegExp(`<${name} number="(\\d+)"[^<>]*>([^<]*)</${name}>`, 'g'))].map(
    ([, number, inner = '']) => ({ number: Number(number), text: unescapeXml(inner) }),
  );
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

/** The clause of a passage that shares most words, at most twenty of its words. */
function clauseOf(text: string, words: ReadonlySet<string>): string {
  const clauses = text.split(/[.!?;\n]+\s*/).filter((clause) => clause.trim() !== '');
  const shared = (clause: string): number => [...wordsOf(clause)].filter((word) => words.has(word)).length;
  const best = clauses.toSorted((a, b) => shared(b) - shared(a))[0] ?? '';
  return (/^\s*(?:\S+\s+){0,19}\S+/.exec(best)?.[0] ?? best).trim();
}
