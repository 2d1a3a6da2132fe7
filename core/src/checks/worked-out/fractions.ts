import type { Fact, Facts } from '../bindings/facts.ts';
import type { Value } from '../values/value.ts';
import { standsFor } from './rounding.ts';

/** Words between the parts of a fraction: "seven out of ten", "un dossier sur quatre"; folded. */
const between =
  /^ (?:[\p{L}']{1,14} ){0,2}?(?:of|out of|in|von|sur|de cada|em cada|su|din|van de|op de|av|na|z|ze|中|分之)(?: \p{L}{1,4})? $/u;
const maxDenominator = 20;
/** A share in words is a rounded one: "two thirds" of 65 %. */
const maxDifference = 2;

/** Whether a number and the next one are a share in words, such as "seven out of ten", that a source has as a percentage. */
export function isHeldFraction(folded: string, first: Value, second: Value, { all }: Facts): boolean {
  const [part = 0, whole = 0] = [first.quantity, second.quantity];
  if (first.kind !== 'number' || second.kind !== 'number' || part >= whole || whole > maxDenominator) return false;
  const gap = folded.slice(first.end, second.start);
  if (gap.length > 40 || !between.test(gap)) return false;
  const share = (100 * part) / whole;
  if (isShareOf(share, all)) return true;
  const numbers = new Set(all.flatMap(({ value: { kind, quantity = 0 } }) => (kind === 'number' ? [quantity] : [])));
  return [...numbers].some((known) => {
    const rest = Math.round((known * part) / whole);
    return numbers.has(rest) && standsFor(part / whole, rest / known, 'about');
  });
}

function isShareOf(share: number, facts: readonly Fact[]): boolean {
  return facts.some(
    ({ value: { kind, quantity = 0 } }) => kind === 'percentage' && Math.abs(quantity - share) <= maxDifference,
  );
}

/** "Un appel sur": one of the number behind it; folded. */
const oneOf =
  /(?:^|[^\p{L}])(?:an?|one|een|ein\p{L}{0,2}|jede\p{L}?|une?|un[oa]?|um|uma|en|ett|et|unul|jeden|jedna|jedno)(?: [\p{L}']{1,14}){0,2} (?:in|of|out of|von|sur|de cada|em cada|su|din|op de|van de|av|ud af|na|z|ze) $/u;

const maxOneOf = 44;

/** Whether a source tells a number so: "one order in 25". */
export function isOneOfMany({ value: { kind, start }, source: { folded, offset } }: Fact): boolean {
  return kind === 'number' && oneOf.test(folded.slice(Math.max(0, start - offset - maxOneOf), start - offset));
}
