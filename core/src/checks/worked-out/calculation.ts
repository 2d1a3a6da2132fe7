import type { Value } from '../values/value.ts';
import { standsFor } from './rounding.ts';
import { factsAbout, isListPrice, type Fact } from '../bindings/facts.ts';
import { safe, type Derivation, type Term, type Terms } from './terms.ts';

/** What follows in two steps, or from a value that the email does not speak of, has at least three digits. */
const safeInSteps = 100;
/** Nobody adds up more. */
const maxParts = 7;
/** Of more than that a writer says how many there are. */
const maxEach = 12;

/** What can be done with the terms to get a result. */
export class Calculation {
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
    return (
      this.#isOfTwo() ||
      this.#isProduct() ||
      this.#isShare() ||
      this.#isOfParts() ||
      this.#isInSteps() ||
      this.#isOfEach() ||
      this.#isExchanged()
    );
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

  /** "Each label costs 1,850, the box 2,400, which makes 7,950": how many there are may be told elsewhere. */
  #isOfEach(): boolean {
    const { isEach } = this.#context;
    const told = this.#terms.values.filter(({ isTold, of }) => isTold && of?.kind === 'amount').slice(0, maxParts);
    if (!isEach || !this.#isAmount || !this.#isCalculated) return false;
    return told.some((price) =>
      told.some((fee) => {
        const count = (this.#quantity - fee.quantity) / price.quantity;
        return (
          fee !== price && count > 1 && count <= maxEach && this.#is(Math.round(count) * price.quantity + fee.quantity)
        );
      }),
    );
  }

  /** "Without the film and with the drone it is 14,830 in place of 16,150". */
  #isExchanged(): boolean {
    if (this.#quantity < safe || !this.#isAmount || !this.#isCalculated) return false;
    const { values } = this.#terms;
    const prices = values.filter(isPrice);
    return values
      .filter(({ isTold }) => isTold)
      .some((total) =>
        prices.some((less) =>
          prices.some((more) => less !== more && this.#is(total.quantity - less.quantity + more.quantity)),
        ),
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
    // "Eight people in two courses" are sixteen.
    const both = (counts ?? []).flatMap((one, at) =>
      (counts ?? []).slice(at + 1).map((other) => ({ ...one, quantity: one.quantity * other.quantity })),
    );
    const first = values.flatMap((one) => [
      ...[...(counts ?? []), ...(isPrice(one) ? both : [])].map((count) => ({
        terms: [one, count],
        result: one.quantity * count.quantity,
      })),
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
