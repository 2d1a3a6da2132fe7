import { isNear } from './approximate.ts';
import type { Value } from '../values/value.ts';
import type { OperandsOfSource } from './operands.ts';

/** Words between the parts of a fraction: "seven out of ten", "un dossier sur quatre"; folded. */
const between =
  /^ (?:[\p{L}']{1,14} ){0,2}?(?:of|out of|in|von|sur|de cada|em cada|su|din|van de|op de|av|na|z|ze|中|分之)(?: \p{L}{1,4})? $/u;
const maxDenominator = 20;
/** A share in words is a rounded one: "two thirds" of 65 %. */
const maxDifference = 2;

/** Whether a number and the next one are a share in words, such as "seven out of ten", that a source has as a percentage. */
export function isHeldFraction(
  folded: string,
  first: Value,
  second: Value,
  operands: readonly OperandsOfSource[],
): boolean {
  const [part = 0, whole = 0] = [first.quantity, second.quantity];
  if (first.kind !== 'number' || second.kind !== 'number' || part >= whole || whole > maxDenominator) return false;
  const gap = folded.slice(first.end, second.start);
  if (gap.length > 40 || !between.test(gap)) return false;
  const share = (100 * part) / whole;
  return operands.some(
    ({ percentages, numbers }) =>
      percentages.some(({ quantity }) => Math.abs(quantity - share) <= maxDifference) ||
      numbers.some(({ quantity: known }) => {
        const rest = Math.round((known * part) / whole);
        return numbers.some(({ quantity }) => quantity === rest) && isNear(part / whole, rest / known);
      }),
  );
}

/** "Un appel sur": one of the number behind it; folded. */
const oneOf =
  /(?:^|[^\p{L}])(?:an?|one|een|ein\p{L}{0,2}|jede\p{L}?|une?|un[oa]?|um|uma|en|ett|et|unul|jeden|jedna|jedno)(?: [\p{L}']{1,14}){0,2} (?:in|of|out of|von|sur|de cada|em cada|su|din|op de|van de|av|ud af|na|z|ze) $/u;

/** Whether a number is the second half of a share in words whose first half is an article: "one in five" of 18 %. */
export function isHeldOneOf(
  folded: string,
  { kind, start, quantity = 0 }: Value,
  operands: readonly OperandsOfSource[],
): boolean {
  if (kind !== 'number' || quantity < 2 || quantity > maxDenominator) return false;
  if (!oneOf.test(folded.slice(Math.max(0, start - maxOneOf), start))) return false;
  const share = 100 / quantity;
  return operands.some(({ percentages }) =>
    percentages.some((known) => Math.abs(known.quantity - share) <= maxDifference),
  );
}
const maxOneOf = 44;
