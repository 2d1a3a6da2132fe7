import type { Evidence, EvidenceTopic } from './contract/evidence.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import type { Fact } from './bindings/facts.ts';
import { passageAt } from './sources/source-passage.ts';
import { readText } from './values/read-values.ts';
import { isYear, type Value } from './values/value.ts';

const valueTopics: ReadonlySet<EvidenceTopic> = new Set(['amount', 'percentage', 'number', 'duration']);
/** A value that is meant, but mistyped or misremembered, is at most so many times as large or as small. */
const maxRatio = 2;

/**
 * The evidence, where what no source holds comes with the nearest value of its kind that a source does hold: the only one
 * of about its size. Among several nothing is said, because it would be a guess.
 */
export function withNearest(evidence: readonly Evidence[], index: SourceIndex, language: string | null): Evidence[] {
  return evidence.map((piece) => {
    if (piece.status !== 'unsupported' || !valueTopics.has(piece.about)) return piece;
    const [value] = readText(piece.text, language);
    const nearest = value && nearestTo(value, index.facts().all);
    return nearest ? { ...piece, nearest: passageAt(nearest.source, nearest.value).expected } : piece;
  });
}

function nearestTo(value: Value, facts: readonly Fact[]): Fact | null {
  const alike = new Map<string, Fact>();
  for (const fact of facts) {
    if (isAlike(fact.value, value)) alike.set(fact.value.keys[0] ?? '', fact);
    if (alike.size > 1) return null;
  }
  const [only] = alike.values();
  return alike.size === 1 ? (only ?? null) : null;
}

function isAlike(known: Value, value: Value): boolean {
  const { kind, quantity = 0, unit, currencies = [] } = value;
  if (isYear(known) !== isYear(value)) return false;
  if (known.kind !== kind || known.unit !== unit || known.quantity === undefined) return false;
  const isOtherMoney = kind === 'amount' && !known.currencies?.some((currency) => currencies.includes(currency));
  const [less = 0, more = 0] = [known.quantity, quantity].sort((a, b) => a - b);
  return !isOtherMoney && less > 0 && more / less <= maxRatio;
}
