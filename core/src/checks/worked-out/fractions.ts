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
