import type { Fact } from '../bindings/facts.ts';
import type { Value } from '../values/value.ts';

/** A number, an amount or a share of a source: what an email may add up, take away or multiply. */
export interface Operand {
  readonly quantity: number;
  /** The words that say what it is of. */
  readonly stems: ReadonlySet<string>;
  /** Its place in the source. */
  readonly start: number;
}

export interface OperandsOfSource {
  readonly isPriceList: boolean;
  readonly amounts: readonly Operand[];
  readonly numbers: readonly Operand[];
  readonly percentages: readonly Operand[];
}

/** Nobody calculates with more: an operand beyond these is not looked at. */
const maxPerSource = 40;
const maxSources = 200;

/** The operands of each source; those of price lists come first. */
export function operandsOf(facts: readonly Fact[]): readonly OperandsOfSource[] {
  const bySource = Map.groupBy(facts, ({ source }) => source);
  return [...bySource]
    .slice(0, maxSources)
    .map(([{ source }, own]) => ({
      isPriceList: source.kind === 'template',
      amounts: chosen(own, isAmount),
      numbers: chosen(own, ({ kind }) => kind === 'number' || kind === 'duration'),
      percentages: chosen(own, ({ kind }) => kind === 'percentage'),
    }))
    .toSorted((a, b) => Number(b.isPriceList) - Number(a.isPriceList));
}

/** A number of 100 and more may be an amount: fields of a CRM keep the currency apart, and people leave it out. */
export function isAmount({ kind, quantity = 0, scale = 0, plain }: Value): boolean {
  return kind === 'amount' || (kind === 'number' && plain === undefined && (quantity >= 100 || scale > 0));
}

function chosen(facts: readonly Fact[], isOne: (value: Value) => boolean): readonly Operand[] {
  return facts
    .filter(({ value }) => value.quantity !== undefined && isOne(value))
    .slice(0, maxPerSource)
    .map(({ value, stems }) => ({ quantity: exact(value.quantity ?? 0), stems, start: value.start }));
}

/** Without the last digits of a double, which sums differ in. */
export function exact(quantity: number): number {
  return Math.round(quantity * 1_000) / 1_000;
}
