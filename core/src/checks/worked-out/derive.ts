import type { Value } from '../values/value.ts';
import { isDerivedShare } from './derived-share.ts';
import { standsFor } from './rounding.ts';
import { factsAbout, isListPrice, type Fact } from '../bindings/facts.ts';
import { comparable, countsIn, partnersOf, safe, termsFor, type Derivation, type Term, type Terms } from './terms.ts';

/*
 * Values that no source holds but that follow from what sources and the email hold: what three of a service cost, the
 * price of two together, what is left of a budget, the growth from one number to another. What a value follows from is told
 * beside it, or a source has it beside words of the email. Small numbers follow from many pairs, so that for them, and where
 * the email tells nothing of what it calculates with, it must say that it calculates.
 */

/** What follows in two steps, or from a value that the email does not speak of, has at least three digits. */
const safeInSteps = 100;
/** Nobody adds up more. */
const maxParts = 7;

export function isDerived(value: Value, context: Derivation): boolean {
  const { quantity = 0, kind, scaled } = value;
  // "205'" may be 205,000.
  if (scaled !== undefined && isDerived({ ...value, quantity: scaled, scaled: undefined }, context)) return true;
  if (!(quantity > 0) || !Number.isFinite(quantity)) return false;
  if (isRoundedFact(value, context)) return true;
  const terms = termsFor(value, context);
  if (kind === 'percentage') return isDerivedShare(value, context);
  if (kind === 'number' && context.isPoints && isDerivedShare(value, context)) return true;
  return (
    isCount(value, context) ||
    isOfCounted(value, context) ||
    isOfList(value, context) ||
    isThereAndBack(value, context) ||
    isDifferenceOfMeasures(value, context) ||
    new Calculation(value, terms, context).isResult()
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

/** "340 miles there and back": a source tells one way. */
function isThereAndBack(value: Value, { facts, isBothWays }: Derivation): boolean {
  const { quantity = 0, plain, kind } = value;
  if (!isBothWays || (plain === undefined && kind !== 'duration')) return false;
  return facts.all.some((fact) =>
    comparable(fact.value, value, fact).some((way) => standsFor(quantity, 2 * way, 'exact')),
  );
}

/** "The 60 kWp between them": of one measure an email and its sources tell few values, wherever they stand. */
function isDifferenceOfMeasures(value: Value, context: Derivation): boolean {
  const { quantity = 0, plain } = value;
  if (plain === undefined || !context.isDifference) return false;
  const told = [...context.neighbours, ...context.elsewhere].flatMap((other) =>
    other.plain === undefined ? [] : comparable(other, value, null),
  );
  if (told.length === 0) return false;
  const known = context.facts.all.flatMap((fact) =>
    fact.value.plain === undefined ? [] : comparable(fact.value, value, fact),
  );
  const all = [...told, ...known].slice(0, maxMeasures);
  return told.some((one) =>
    all.some((other) => one !== other && standsFor(quantity, Math.abs(one - other), context.rounding)),
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

/** What can be done with the terms to get a result. */
class Calculation {
  readonly #quantity: number;
  readonly #isAmount: boolean;
  readonly #terms: Terms;
  readonly #context: Derivation;

  constructor({ quantity = 0, kind }: Value, terms: Terms, context: Derivation) {
    this.#quantity = quantity;
    this.#isAmount = kind === 'amount';
    this.#terms = terms;
    this.#context = context;
  }

  isResult(): boolean {
    return this.#isOfTwo() || this.#isProduct() || this.#isShare() || this.#isOfParts() || this.#isInSteps();
  }

  #is(result: number): boolean {
    return standsFor(this.#quantity, result, this.#context.rounding);
  }

  /** Whether the email means what these terms make: it tells one of them, and they are large, or it says so. */
  #isMeant(terms: readonly Term[], isSaid: boolean): boolean {
    return isSaid || (this.#quantity >= safe && terms.some(({ isTold }) => isTold));
  }

  get #isCalculated(): boolean {
    const { isSum, isDifference, isResult } = this.#context;
    return isSum || isDifference || isResult;
  }

  #isOfTwo(): boolean {
    const { isSum, isDifference, isResult } = this.#context;
    const { values } = this.#terms;
    return values.some((one, at) =>
      values.slice(at + 1).some((other) => {
        const pair = [one, other];
        if (one.fact !== null && other.fact !== null && !areTogether(one.fact, other.fact)) return false;
        const told = pair.filter(({ isTold }) => isTold).length;
        return (
          (this.#is(one.quantity + other.quantity) &&
            this.#isMeant(pair, isSum || (isResult && (told > 0 || pair.every(isPrice))))) ||
          (this.#is(Math.abs(one.quantity - other.quantity)) &&
            this.#isMeant(pair, isDifference || (isResult && told > 1)))
        );
      }),
    );
  }

  #isProduct(): boolean {
    const { values, counts } = this.#terms;
    return values.some((one) =>
      counts.some((count) => {
        const product = one.quantity * count.quantity;
        // A time that a sentence names multiplies what the email tells, or a price.
        if (one.quantity === count.quantity || (count.of === null && !one.isTold && !isPrice(one))) return false;
        const isSaid = this.#isCalculated && (one.isTold || count.isTold || count.fact === null || this.#context.isSum);
        if (this.#is(product) && this.#isMeant([one, count], isSaid || (this.#isAmount && count.isTold))) return true;
        if (this.#is(one.quantity / count.quantity) && this.#isMeant([one, count], isSaid)) return true;
        // "Nine hundred a day for three days and two people".
        return (
          count.isTold &&
          (isPrice(one) || (one.isTold && one.of?.kind === 'amount')) &&
          counts.some((other) => other !== count && other.isTold && this.#is(product * other.quantity)) &&
          this.#isMeant([count], this.#isCalculated)
        );
      }),
    );
  }

  #isShare(): boolean {
    const { values, shares } = this.#terms;
    const isSaid = (base: Term, share: Term): boolean =>
      (base.isTold && share.isTold) ||
      (this.#isCalculated &&
        (base.isTold ||
          share.isTold ||
          base.fact === null ||
          share.fact === null ||
          areTogether(base.fact, share.fact)));
    return values.some((base) =>
      shares.some(
        (share) =>
          resultsOfShare(base.quantity, share.quantity).some((result) => this.#is(result)) &&
          this.#isMeant([base, share], isSaid(base, share)),
      ),
    );
  }

  /** Several told values together, and what they leave of another one. */
  #isOfParts(): boolean {
    const { values } = this.#terms;
    const told = values.filter(({ isTold }) => isTold).slice(0, maxParts);
    for (let chosen = 3; chosen < 1 << told.length; chosen += 1) {
      const parts = told.filter((_, at) => (chosen & (1 << at)) !== 0);
      if (parts.length < 2 || !this.#isMeant(parts, this.#isCalculated)) continue;
      const sum = parts.reduce((total, { quantity }) => total + quantity, 0);
      if (this.#is(sum)) return true;
      const isWithRest = ({ quantity }: Term): boolean =>
        this.#is(Math.abs(quantity - sum)) ||
        (parts.length === 2 && parts.every((part) => part.quantity !== quantity) && this.#is(quantity + sum));
      if (values.some((whole) => !parts.includes(whole) && isWithRest(whole))) return true;
    }
    return false;
  }

  /** A product, or a share, and something more: "5,000 at 0.71 with the plates", "six bottles less 8 %". */
  #isInSteps(): boolean {
    if (this.#quantity < safeInSteps || !this.#isCalculated || this.#context.isCounted) return false;
    const about = new Set(factsAbout(this.#context.close, this.#context.facts));
    const isUsed = ({ isTold, fact }: Term): boolean =>
      isTold || (fact !== null && isListPrice(fact) && about.has(fact));
    const values = this.#terms.values.filter(isUsed);
    const [counts, shares] = [this.#terms.counts, this.#terms.shares].map((terms) =>
      terms.filter(({ isTold }) => isTold),
    );
    const first = values.flatMap((one) => [
      ...(counts ?? []).map((count) => ({ terms: [one, count], result: one.quantity * count.quantity })),
      ...(shares ?? []).flatMap((share) =>
        resultsOfShare(one.quantity, share.quantity).map((result) => ({ terms: [one, share], result })),
      ),
    ]);
    return first.some(
      ({ terms, result }) =>
        values.some(
          (other) =>
            !terms.includes(other) &&
            (this.#is(result + other.quantity) || this.#is(Math.abs(result - other.quantity))),
        ) ||
        (shares ?? []).some(
          (share) => !terms.includes(share) && resultsOfShare(result, share.quantity).some((last) => this.#is(last)),
        ),
    );
  }
}

function resultsOfShare(base: number, share: number): readonly number[] {
  const part = (base * share) / 100;
  return [part, base + part, base - part];
}

/** Whether it is a price of the agency. */
function isPrice({ fact }: Term): boolean {
  return fact !== null && isListPrice(fact);
}

/** Whether one source tells both, or one of them is a price. */
function areTogether(one: Fact, other: Fact): boolean {
  return one.source === other.source || [one, other].some(({ source }) => source.source.kind === 'template');
}
