import type { Value } from '../values/value.ts';
import { isDerivedShare } from './derived-share.ts';
import { standsFor } from './rounding.ts';
import { factsAbout, isListPrice, type Fact, type Facts } from '../bindings/facts.ts';
import { rateOfFact } from '../bindings/rates.ts';
import { measureBehind } from '../values/measures.ts';
import { hasStem, stemsIn } from '../word-stems.ts';
import { Calculation } from './calculation.ts';
import { comparable, countsIn, measureOf, partnersOf, safe, termsFor, type Derivation } from './terms.ts';

/*
 * Values that no source holds but that follow from what sources and the email hold: what three of a service cost, the
 * price of two together, what is left of a budget, the growth from one number to another. What a value follows from is told
 * beside it, or a source has it beside words of the email. Small numbers follow from many pairs, so that for them, and where
 * the email tells nothing of what it calculates with, it must say that it calculates.
 */

export function isDerived(value: Value, context: Derivation): boolean {
  const { quantity = 0, kind, scaled } = value;
  // "205'" may be 205,000.
  if (scaled !== undefined && isDerived({ ...value, quantity: scaled, scaled: undefined }, context)) return true;
  if (!(quantity > 0) || !Number.isFinite(quantity)) return false;
  if (isRoundedFact(value, context)) return true;
  if (kind === 'percentage') return isDerivedShare(value, context);
  if (kind === 'number' && context.isPoints && isDerivedShare(value, context)) return true;
  return (
    isCount(value, context) ||
    isOfCounted(value, context) ||
    isOfList(value, context) ||
    isOfEachCounted(value, context) ||
    isThereAndBack(value, context) ||
    new Calculation(value, termsFor(value, context), context).isResult()
  );
}

/** "Care: €225 per month" of a list: what the price list names before it costs so much for each of the things counted elsewhere. */
function isOfList(value: Value, { facts, label, near, neighbours, elsewhere }: Derivation): boolean {
  const { kind, quantity = 0, currencies = [] } = value;
  if (kind !== 'amount') return false;
  const prices = factsAbout(label, facts).filter(
    (fact) => isListPrice(fact) && fact.value.currencies?.some((code) => currencies.includes(code)) === true,
  );
  const counts = [...near, ...neighbours, ...elsewhere].flatMap(countsIn);
  return prices.some(({ value: price }) =>
    counts.some((count) => standsFor(quantity, (price.quantity ?? 0) * count, 'exact')),
  );
}

/**
 * "Eleven euros per square metre, for your space 594": what a list asks for each of something, for as many of it as a source
 * counts. The email names the price or what it is of.
 */
function isOfEachCounted({ kind, quantity = 0 }: Value, context: Derivation): boolean {
  if (kind !== 'amount') return false;
  const { facts, near, rounding } = context;
  const prices = facts.all.filter(isListPrice).slice(0, maxPrices);
  const times = [1, ...context.counts, ...near.flatMap(countsIn)];
  return prices.some((price) =>
    (rateOfFact(price)?.nouns ?? []).some((noun) =>
      countsOf(noun, facts).some((count) =>
        times.some((many) => standsFor(quantity, (price.value.quantity ?? 0) * count * many, rounding)),
      ),
    ),
  );
}
/** No sentence speaks of more prices. */
const maxPrices = 12;

/** How many of what a word names sources count, or how much of it they measure. */
function countsOf(noun: string, { all }: Facts): readonly number[] {
  const unit = measureBehind(noun, 0);
  const stems = stemsIn(noun);
  const isOfNoun = ({ value, counted }: Fact): boolean => {
    if (unit === null) return value.kind === 'number' && hasStem(counted, stems);
    const measure = measureOf(value);
    const inUnit = (value.quantity ?? 0) * unit.factor;
    return measure?.dimension === unit.dimension && Math.abs(measure.quantity - inUnit) < 1e-9;
  };
  return [...new Set(all.filter(isOfNoun).map(({ value }) => value.quantity ?? 0))].slice(0, maxMeasures);
}

/** "340 miles there and back": a source tells one way. */
function isThereAndBack(value: Value, { facts, isBothWays }: Derivation): boolean {
  const { quantity = 0, plain, kind } = value;
  if (!isBothWays || (plain === undefined && kind !== 'duration')) return false;
  return facts.all.some((fact) =>
    comparable(fact.value, value, fact).some((way) => standsFor(quantity, 2 * way, 'exact')),
  );
}

/** Nobody tells so many values of one measure. */
const maxMeasures = 40;

/** "Six months come to $8,700": so many of a price make an amount beside it. */
function isCount({ kind, quantity = 0 }: Value, { near, close, facts, isSum }: Derivation): boolean {
  if (kind !== 'number' && kind !== 'duration') return false;
  if (!Number.isInteger(quantity) || quantity < 2) return false;
  const amounts = near.filter((other) => other.kind === 'amount' || (other.quantity ?? 0) >= safe);
  const counts = [1, ...near.flatMap((other) => (other.kind === 'amount' ? [] : [other.quantity ?? 1]))];
  const told = near.flatMap(({ kind: other, quantity: price }) => (other === 'amount' ? [price] : []));
  // "€225 a month, so twelve months come to 2,700": both amounts are the email's, and are judged by themselves.
  if (told.some((price = 0) => told.some((amount = 0) => price > 0 && standsFor(price * quantity, amount, 'exact'))))
    return true;
  const about = new Set(factsAbout(close, facts));
  return facts.all.some((fact) => {
    const { value: price } = fact;
    return (
      price.kind === 'amount' &&
      (told.includes(price.quantity) || about.has(fact)) &&
      amounts.some(({ quantity: amount = 0 }) =>
        counts.some((count) => {
          const cost = (price.quantity ?? 0) * quantity * count;
          // "The page and three months of the campaign come to 17,000": the page is another price of which the email speaks.
          const others = isSum ? [...about].filter((other) => other !== fact && isListPrice(other)) : [];
          const rests = [0, ...others.map((other) => other.value.quantity ?? 0)];
          return rests.some((rest) => standsFor(cost + rest, amount, 'exact'));
        }),
      )
    );
  });
}

/** "Eleven people in Italy and Germany": a source counts seven there and four here, and the email names both. */
function isOfCounted(value: Value, { close, facts }: Derivation): boolean {
  if (value.kind !== 'number' || value.quantity === undefined) return false;
  const named = new Set(factsAbout(close, facts));
  return facts.all.some((one) => {
    const other = facts.all[one.at + 1];
    if (other === undefined || !partnersOf(one, facts).includes(other)) return false;
    const sum = (one.value.quantity ?? 0) + (other.value.quantity ?? 0);
    return (
      one.value.kind === 'number' &&
      other.value.kind === 'number' &&
      sum === value.quantity &&
      named.has(one) &&
      named.has(other)
    );
  });
}

/** Whether the email says how a value differs from another one, and a source tells a value that differs so, of whatever. */
export function isDifferenceFromAny(value: Value, context: Derivation): boolean {
  const { facts, isDifference, rounding } = context;
  if (!isDifference) return false;
  const told = termsFor(value, context).values.filter(({ isTold, quantity }) => isTold && quantity >= safe);
  return facts.all.some(({ value: { quantity: known = 0 } }) =>
    told.some(({ quantity }) => standsFor(value.quantity ?? 0, Math.abs(quantity - known), rounding)),
  );
}

/** "Over 200 reviews": a source says 212. */
function isRoundedFact(value: Value, { facts, rounding }: Derivation): boolean {
  const { quantity = 0, kind } = value;
  if (rounding === 'exact') return false;
  return facts.all.some((fact) => {
    if ((kind === 'percentage') !== (fact.value.kind === 'percentage')) return false;
    const exact = kind === 'percentage' ? [fact.value.quantity ?? 0] : comparable(fact.value, value, fact);
    return exact.some((each) => standsFor(quantity, each, rounding));
  });
}
