import { isNear } from './approximate.ts';
import { isApart, isBound, isOfTwo, pairsOf, shareTolerance, type Derivation } from './derivation.ts';
import { exact, isAmount, type Operand } from './operands.ts';

/** Whether a percentage follows from the values of a source: a rest, a rise, a part of a whole. */
export function isDerivedShare(share: number, context: Derivation): boolean {
  const { operands, neighbours, isRounded, isDifference, isPoints } = context;
  const near = neighbours.flatMap(({ kind, quantity = 0 }) => (kind === 'percentage' ? [quantity] : []));
  // What is left of the whole: 40 % now, 40 % then, and the rest.
  if (near.length > 0 && isDifference && exact(100 - near.reduce((sum, each) => sum + each, 0)) === share) return true;
  const amounts = neighbours.filter(isAmount).map(({ quantity = 0 }) => quantity);
  const isShareOf = (part: number, whole: number): boolean =>
    whole > 0 && Math.abs((100 * part) / whole - share) <= (isRounded ? 1 : shareTolerance);
  if (amounts.some((part) => amounts.some((whole) => part !== whole && isShareOf(part, whole)))) return true;
  return operands.some(
    (source) =>
      (isPoints && isOfTwo(share, source.percentages, near, context)) ||
      (context.isSum && pairsOf(source.percentages).some(([a, b]) => exact(a.quantity + b.quantity) === share)) ||
      // What a source calls the rest.
      pairsOf(source.percentages).some(
        ([a, b]) => exact(100 - a.quantity - b.quantity) === share && isBound(a, near, context),
      ) ||
      (isPoints && source.percentages.some(({ quantity }) => near.some((own) => isApart(own, quantity, share)))) ||
      [source.amounts, source.numbers].some((values) =>
        pairsOf(values).some(
          ([a, b]) => (isDifference && isGrowth(a, b, share, context)) || isPart(a, b, share, context),
        ),
      ) ||
      source.percentages.some(
        (operand) =>
          (isRounded && isNear(share, operand.quantity)) ||
          // 82 % are what 18 % leave.
          (exact(100 - operand.quantity) === share && isBound(operand, near, context)),
      ),
  );
}

/** By which share one value of a source rose or fell to the other, where the email speaks of them. */
function isGrowth(first: Operand, second: Operand, share: number, context: Derivation): boolean {
  const [a, b] = [first.quantity, second.quantity];
  const isIt = (base: number): boolean =>
    base > 0 && Math.abs((100 * Math.abs(a - b)) / base - share) <= shareTolerance;
  return (isIt(a) || isIt(b)) && (isBound(first, [], context) || isBound(second, [], context));
}

/** Whether one value of a source is this share of the other, and the email speaks of both. */
function isPart(first: Operand, second: Operand, share: number, context: Derivation): boolean {
  const [part, whole] = [first.quantity, second.quantity].toSorted((a, b) => a - b) as [number, number];
  return (
    Math.abs((100 * part) / whole - share) <= shareTolerance &&
    isBound(first, [], context) &&
    isBound(second, [], context)
  );
}
