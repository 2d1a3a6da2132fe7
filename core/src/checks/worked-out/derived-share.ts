import { isYear } from '../values/value.ts';
import { factsAbout, type Fact } from '../bindings/facts.ts';
import type { Value } from '../values/value.ts';
import { standsFor } from './rounding.ts';
import { isOneOfMany } from './fractions.ts';
import { comparable, partnersOf, termsFor, type Derivation } from './terms.ts';

/** A share that is worked out is told as exactly as its digits. */
const slack = 0.02;
/** What a share is worked out from stands among so many values beside it. */
const maxBeside = 3;

type Pair = readonly [one: number, other: number];

/**
 * Whether a percentage, or points of one, follow from other values: a rest, a rise, a part of a whole. Any two numbers have a
 * ratio, so that only those count that belong together: two beside the share, one beside it and what a source tells of it in
 * the same breath, or two that a source tells so and that the email speaks of.
 */
export function isDerivedShare(value: Value, context: Derivation): boolean {
  const { quantity: share = 0 } = value;
  const { rounding, isSum, isDifference, isPoints, isResult, near, facts } = context;
  const decimals = String(share).split('.')[1]?.length ?? 0;
  const tolerance = 0.5 * 10 ** -decimals + slack;
  const isIt = (exact: number): boolean =>
    standsFor(share, exact, rounding) ||
    (rounding !== 'above' && rounding !== 'below' && Math.abs(exact - share) <= tolerance);
  if (isOfShares(isIt, value, context)) return true;
  const beside = near.filter((each) => !isYear(each) && comparable(each, value, null).length > 0).slice(0, maxBeside);
  const told = beside.map((each) => quantityOf(each));
  const isOfPair = ([one, other]: Pair, isPart: boolean, isGrowth: boolean): boolean => {
    const [part, whole] = one < other ? [one, other] : [other, one];
    if (part <= 0 || part === whole) return false;
    const growth = whole - part;
    return (
      (isPart && isIt((100 * part) / whole)) ||
      (isGrowth && (isIt((100 * growth) / part) || isIt((100 * growth) / whole)))
    );
  };
  const toldPairs = told.flatMap((one, at) => told.slice(at + 1).map((other): Pair => [one, other]));
  if (toldPairs.some((pair) => isOfPair(pair, true, true))) return true;
  const partnerPairs = beside.flatMap((each) =>
    each.keys.flatMap((key) => facts.byKey.get(key) ?? []).flatMap((fact) => pairsWith(fact, value, context)),
  );
  if (partnerPairs.some((pair) => isOfPair(pair, true, true))) return true;
  const about = factsAbout(context.close, facts);
  if (about.some((fact) => isOneOfMany(fact) && isIt(100 / quantityOf(fact.value)))) return true;
  // "64 % of the limit": the limit is what a source tells.
  const wholes = [...context.whole].flatMap((stem) => facts.byStem.get(stem) ?? []);
  const wholePairs = wholes.flatMap((fact) =>
    comparable(fact.value, value, fact).length === 0 || isYear(fact.value)
      ? []
      : told.map((one): Pair => [one, quantityOf(fact.value)]),
  );
  if (wholePairs.some((pair) => isOfPair(pair, true, false))) return true;
  const boundPairs = about.flatMap((fact) => pairsWith(fact, value, context));
  return boundPairs.some((pair) => isOfPair(pair, isResult || isSum, isDifference || isPoints));
}

/** A rest of the whole, a sum or a difference of shares. */
function isOfShares(isIt: (share: number) => boolean, value: Value, context: Derivation): boolean {
  const { isSum, isDifference, isPoints, facts } = context;
  const { shares } = termsFor(value, context);
  const told = shares.filter(({ isTold }) => isTold);
  const rest = 100 - told.reduce((sum, { quantity }) => sum + quantity, 0);
  // What is left of the whole: 40 % now, 40 % then, and the rest.
  if (told.length > 0 && isIt(rest)) return true;
  // "It is 12 points to the 70 % that are needed."
  if (
    isPoints &&
    facts.all.some(
      ({ value: { kind, quantity = 0 } }) =>
        kind === 'percentage' && told.some((one) => isIt(Math.abs(one.quantity - quantity))),
    )
  )
    return true;
  return (
    shares.some(({ quantity }) => isIt(100 - quantity)) ||
    // "60 % by phone, 25 % by mail, and the rest": what two shares of one sentence leave.
    shares.some(({ fact, quantity }) =>
      (fact === null ? [] : partnersOf(fact, facts)).some(
        ({ value: other }) => other.kind === 'percentage' && isIt(100 - quantity - (other.quantity ?? 0)),
      ),
    ) ||
    shares.some((one, at) =>
      shares.slice(at + 1).some((other) => {
        if (one.fact !== null && other.fact !== null && one.fact.source !== other.fact.source) return false;
        const isDistance = (isPoints || isDifference) && isIt(Math.abs(one.quantity - other.quantity));
        return isDistance || (isSum && isIt(one.quantity + other.quantity));
      }),
    )
  );
}

/** A fact with each of those that its source tells beside it. */
function pairsWith(fact: Fact, share: Value, { facts }: Derivation): readonly Pair[] {
  if (isYear(fact.value) || comparable(fact.value, share, fact).length === 0) return [];
  return partnersOf(fact, facts).flatMap((other): Pair[] =>
    comparable(other.value, share, other).length > 0 ? [[quantityOf(fact.value), quantityOf(other.value)]] : [],
  );
}

function quantityOf({ quantity = 0, scaled = quantity }: Value): number {
  return scaled;
}
