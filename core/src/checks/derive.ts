import { isNear } from './approximate.ts';
import { exact, isAmount, type QuantitiesOfSource, type SourceQuantities } from './source-quantities.ts';
import type { Value } from './values/value.ts';

/*
 * Values that no source holds but that follow from what sources and the email hold: what three of a service cost, the
 * price of two together, what is left of a budget, the growth from one number to another.
 */

export interface Derivation {
  readonly quantities: SourceQuantities;
  /** The other values of the same and the adjacent sentences. */
  readonly neighbours: readonly Value[];
  /** The email says that the value is rounded. */
  readonly isRounded: boolean;
}

/** Months of a year, half a year and a quarter: prices are by the month. */
const periods = [12, 6, 3];
/** Weeks and months of a year: what is counted by the week is told by the year. */
const perYear = [12, 52, 4];
const yearTolerance = 0.06;
/** A price list with more services is not added up by threes. */
const maxServices = 12;
const maxCounts = 12;
const maxCount = 1_000;

export function isDerived(value: Value, context: Derivation): boolean {
  const { quantity = 0 } = value;
  if (quantity <= 0) return false;
  switch (value.kind) {
    case 'amount':
      return isDerivedAmount(exact(quantity), context);
    case 'number':
      return (
        (isAmount(value) && isDerivedAmount(exact(quantity), context)) ||
        isDerivedNumber(value, context) ||
        // Points by which a share rose.
        (!Number.isInteger(quantity) && isDerivedShare(exact(quantity), context)) ||
        isPartOfScaled(quantity, context)
      );
    case 'percentage':
      return isDerivedShare(exact(quantity), context);
    default:
      return false;
  }
}

function isDerivedAmount(amount: number, { quantities, neighbours, isRounded }: Derivation): boolean {
  const { amounts, percentages, bySource } = quantities;
  const isIt = (result: number): boolean => exact(result) === amount || (isRounded && isNear(amount, result));
  const counts = countsOf(neighbours);
  const own = neighbours.filter(isAmount).map(({ quantity = 0 }) => exact(quantity));
  if (isRounded && amounts.some(isIt)) return true;
  if (amounts.some((price) => [...counts, ...periods].some((count) => isIt(price * count)))) return true;
  if (amounts.some((price) => counts.some((count) => isIt(price / count)))) return true;
  if (bySource.some((source) => isOfTwo(amount, source, counts))) return true;
  const known = [...own, ...amounts];
  const shares = neighbours.flatMap(({ kind, quantity = 0 }) => (kind === 'percentage' ? [quantity] : []));
  return (
    own.some((first) =>
      known.some((second) =>
        [1, ...counts].some((count) => isIt(first + second * count) || isIt(Math.abs(first - second * count))),
      ),
    ) ||
    own.some((first) => counts.some((count) => isIt(first * count) || isIt(first / count))) ||
    (own.length > 1 && isIt(own.reduce((sum, each) => sum + each, 0))) ||
    known.some((base) => shares.some((share) => isIt((base * share) / 100))) ||
    own.some((base) => percentages.some((share) => isIt((base * share) / 100)))
  );
}

/** Whether two amounts of one source make this one: as a sum or a difference, in a price list also of several of each. */
function isOfTwo(
  amount: number,
  { amounts, ofTwo, isPriceList }: QuantitiesOfSource,
  counts: readonly number[],
): boolean {
  if (ofTwo.amounts.has(amount)) return true;
  if (!isPriceList) return false;
  const times = [1, ...counts, ...periods];
  for (const first of amounts)
    for (const count of times) {
      const rest = exact(amount - first * count);
      if (rest <= 0) continue;
      if (times.some((other) => amounts.has(exact(rest / other)))) return true;
      // Three services together.
      if (
        amounts.size <= maxServices &&
        [...amounts].some((second) => second !== first && amounts.has(exact(rest - second)))
      )
        return true;
    }
  return false;
}

function isDerivedNumber({ quantity = 0, keys }: Value, { quantities, neighbours, isRounded }: Derivation): boolean {
  const number = exact(quantity);
  if (keys[0]?.startsWith('measure:') === true && !isRounded) return false;
  return (
    quantities.bySource.some(({ numbers, ofTwo }) => {
      if (number > 2 && ofTwo.numbers.has(number)) return true;
      for (const known of numbers) {
        if (isRounded && isNear(number, known)) return true;
        if (
          isRounded &&
          known >= 10 &&
          perYear.some((count) => Math.abs(number - known * count) <= yearTolerance * number)
        )
          return true;
      }
      return false;
    }) ||
    (isRounded &&
      neighbours.some(
        ({ kind, quantity: other = 0 }) => kind === 'number' && other !== quantity && exact(other) === number,
      ))
  );
}

/** "From 19.2 to 27.1 million": the scale of an amount is said once. */
function isPartOfScaled(quantity: number, { quantities, neighbours }: Derivation): boolean {
  const scales = [...new Set(neighbours.flatMap(({ scale = 0 }) => (scale > 0 ? [scale] : [])))];
  return scales.some((scale) => quantities.amounts.includes(exact(quantity * 10 ** scale)));
}

function isDerivedShare(share: number, { quantities, neighbours, isRounded }: Derivation): boolean {
  const near = neighbours.flatMap(({ kind, quantity = 0 }) => (kind === 'percentage' ? [quantity] : []));
  // What is left of the whole: 40 % now, 40 % then, and the rest.
  if (near.length > 0 && exact(100 - near.reduce((sum, each) => sum + each, 0)) === share) return true;
  if (quantities.percentages.some((known) => near.some((other) => exact(Math.abs(known - other)) === share)))
    return true;
  return quantities.bySource.some(({ percentages, ofTwo }) => {
    if (ofTwo.percentages.has(share)) return true;
    for (const known of percentages) {
      if (isRounded && isNear(share, known)) return true;
      if (exact(100 - known) === share) return true;
    }
    return false;
  });
}

/** How many of something the sentence speaks of: "three offices", "from July to December". */
function countsOf(neighbours: readonly Value[]): readonly number[] {
  const counts = neighbours.flatMap(({ kind, quantity = 0 }) =>
    (kind === 'number' || kind === 'duration') && Number.isInteger(quantity) && quantity > 1 && quantity <= maxCount
      ? [quantity]
      : [],
  );
  const months = neighbours.flatMap(({ kind, dates }) => (kind === 'date' ? [dates?.[0]?.month ?? 0] : []));
  const [first, last] = [months[0], months.at(-1)];
  const span = first !== undefined && last !== undefined && last > first ? [last - first + 1] : [];
  return [...new Set([...span, ...counts])].slice(0, maxCounts);
}
