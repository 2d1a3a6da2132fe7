import type { SourceKind } from './contract/evidence.ts';
import type { Value } from './values/value.ts';

/** The numbers, amounts and shares of sources, as operands: what an email may add up, take away or multiply. */
export interface SourceQuantities {
  /** Amounts of all sources; those of price lists come first. */
  readonly amounts: readonly number[];
  readonly percentages: readonly number[];
  readonly bySource: readonly QuantitiesOfSource[];
}

export interface QuantitiesOfSource {
  readonly isPriceList: boolean;
  readonly amounts: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  readonly percentages: ReadonlySet<number>;
  /** What two of them that stand near one another make, as a sum or a difference. */
  readonly ofTwo: Readonly<Record<'amounts' | 'numbers' | 'percentages', ReadonlySet<number>>>;
}

/** Nobody calculates with more: an operand beyond these is not looked at. */
const maxPerSource = 40;
const maxSources = 200;
const maxAmounts = 200;
const maxPercentages = 40;

export function quantitiesOf(
  sources: Iterable<{ readonly values: readonly Value[]; readonly source: { readonly kind: SourceKind } }>,
): SourceQuantities {
  const bySource: QuantitiesOfSource[] = [];
  for (const { source, values } of sources) {
    if (bySource.length >= maxSources) break;
    const isPriceList = source.kind === 'template';
    const isNumber = ({ kind }: Value): boolean => kind === 'number' || kind === 'duration';
    const isShare = ({ kind }: Value): boolean => kind === 'percentage';
    const found = {
      isPriceList,
      amounts: distinct(values, isAmount),
      numbers: distinct(values, isNumber),
      percentages: distinct(values, isShare),
      ofTwo: {
        amounts: madeOfTwo(values, isAmount),
        numbers: madeOfTwo(values, isNumber),
        percentages: madeOfTwo(values, isShare),
      },
    };
    if (found.amounts.size + found.numbers.size + found.percentages.size > 0) bySource.push(found);
  }
  const ordered = bySource.toSorted((a, b) => Number(b.isPriceList) - Number(a.isPriceList));
  return {
    bySource: ordered,
    amounts: [...new Set(ordered.flatMap(({ amounts }) => [...amounts]))].slice(0, maxAmounts),
    percentages: [...new Set(ordered.flatMap(({ percentages }) => [...percentages]))].slice(0, maxPercentages),
  };
}

/** A number of 100 and more may be an amount: fields of a CRM keep the currency apart, and people leave it out. */
export function isAmount({ kind, quantity = 0, scale = 0 }: Value): boolean {
  return kind === 'amount' || (kind === 'number' && (quantity >= 100 || scale > 0));
}

function distinct(values: readonly Value[], isOne: (value: Value) => boolean): ReadonlySet<number> {
  const found = new Set<number>();
  for (const value of values) {
    if (found.size >= maxPerSource) break;
    if (value.quantity !== undefined && isOne(value)) found.add(exact(value.quantity));
  }
  return found;
}

/** Numbers that are told together stand within so many places and characters of one another. */
const maxPlaces = 3;
const maxApart = 120;

function madeOfTwo(values: readonly Value[], isOne: (value: Value) => boolean): ReadonlySet<number> {
  const found = new Set<number>();
  const chosen = values.filter((value) => value.quantity !== undefined && isOne(value)).slice(0, maxPerSource);
  chosen.forEach((first, at) => {
    for (const second of chosen.slice(at + 1, at + 1 + maxPlaces)) {
      if (second.start - first.end > maxApart) break;
      const [one = 0, other = 0] = [first.quantity, second.quantity];
      found.add(exact(one + other)).add(exact(Math.abs(one - other)));
    }
  });
  return found;
}

/** Without the last digits of a double, which sums differ in. */
export function exact(quantity: number): number {
  return Math.round(quantity * 1_000) / 1_000;
}
