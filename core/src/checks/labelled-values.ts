import type { IndexedSource } from './indexed-source.ts';
import type { Value } from './values/value.ts';
import { sharedCount, stemsIn } from './word-stems.ts';

/** A value of a source with the words that say what it is of: "SEO care" of £890. */
export interface LabelledValue {
  readonly value: Value;
  readonly stems: ReadonlySet<string>;
  readonly source: IndexedSource;
}

/** No price list is longer. */
const maxLabelled = 400;
/** So much of what a value is of must be said where another one stands. */
const minShare = 0.5;
/** What a value is of stands within so many characters of it. */
const maxLabel = 60;

/** An amount, or a number such as "88 thousand" without its currency. */
export function isPrice({ kind, scale = 0 }: Value): boolean {
  return kind === 'amount' || (kind === 'number' && scale > 0);
}

/** The amounts of sources with what they are of. */
export function labelledValues(sources: Iterable<IndexedSource>): readonly LabelledValue[] {
  const found: LabelledValue[] = [];
  for (const source of sources)
    for (const [at, value] of source.values.entries()) {
      if (!isPrice(value)) continue;
      if (found.length >= maxLabelled) return found;
      const start = value.start - source.offset;
      const from = Math.max(0, start - maxLabel, (source.values[at - 1]?.end ?? 0) - source.offset);
      const label = source.folded.slice(from, start).replace(/^.*(?:[;,!?|、]|\.(?!\d))\s?/u, '');
      const stems = stemsIn(label);
      if (stems.size > 0) found.push({ value, stems, source });
    }
  return found;
}

/**
 * The value that the sources have for what an email ties this one to: `around` are the folded words about it. Null where
 * the email says what the sources say, or nothing that they know.
 */
export function ownerOfAnother(value: Value, around: string, labelled: readonly LabelledValue[]): LabelledValue | null {
  const own = labelled.filter((one) => one.value.keys.some((key) => value.keys.includes(key)));
  if (own.length === 0) return null;
  const said = stemsIn(around);
  const shareOf = ({ stems }: LabelledValue): number => sharedCount(stems, said) / stems.size;
  if (own.some((one) => shareOf(one) > 0)) return null;
  const sources = new Set(own.map(({ source }) => source));
  return (
    labelled.find(
      (one) =>
        sources.has(one.source) && !one.value.keys.some((key) => value.keys.includes(key)) && shareOf(one) >= minShare,
    ) ?? null
  );
}
