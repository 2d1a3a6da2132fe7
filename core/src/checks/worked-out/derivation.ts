import type { Value } from '../values/value.ts';
import { exact, type Operand, type OperandsOfSource } from './operands.ts';

export interface Derivation {
  readonly operands: readonly OperandsOfSource[];
  /** The other values of the same and the adjacent sentences. */
  readonly neighbours: readonly Value[];
  /** The words of these sentences. */
  readonly said: ReadonlySet<string>;
  /** The email says that the value is rounded, a sum, or a difference or a rest. */
  readonly isRounded: boolean;
  readonly isSum: boolean;
  readonly isDifference: boolean;
  /**
   * What the email says of the value fits no other value of the sources, so that a word for a calculation makes an operand of
   * any amount.
   */
  readonly isFree: boolean;
  /** A share is told as one by which another rose or fell. */
  readonly isPoints: boolean;
}

/** Values that are told together stand within so many places and characters of one another. */
const maxPlaces = 3;
const maxApart = 120;
/** A share that is worked out is told without digits behind the point. */
export const shareTolerance = 0.51;

/** Whether an email speaks of a value of a source. */
export function isBound({ quantity, stems }: Operand, own: readonly number[], { said }: Derivation): boolean {
  if (own.includes(quantity)) return true;
  for (const stem of stems) if (said.has(stem)) return true;
  return false;
}

/** Whether two values that one source tells together make this one, as the email says: it names both, or calculates with one. */
export function isOfTwo(
  result: number,
  operands: readonly Operand[],
  own: readonly number[],
  context: Derivation,
): boolean {
  return pairsOf(operands).some(([first, second]) => {
    const isTheirSum = exact(first.quantity + second.quantity) === result;
    const isTheirDifference = isApart(first.quantity, second.quantity, result);
    if (!isTheirSum && !isTheirDifference) return false;
    const bound = [first, second].filter((operand) => isBound(operand, own, context)).length;
    const isCalculated = (isTheirSum && context.isSum) || (isTheirDifference && context.isDifference);
    return bound === 2 ? isTheirSum || isCalculated : bound === 1 && isCalculated;
  });
}

/** Values that are told together. */
export function pairsOf(operands: readonly Operand[]): readonly (readonly [Operand, Operand])[] {
  return operands.flatMap((first, at) =>
    operands
      .slice(at + 1, at + 1 + maxPlaces)
      .filter((second) => second.start - first.start <= maxApart)
      .map((second) => [first, second] as const),
  );
}

/** Whether one value is so much more or less than the other. */
export function isApart(one: number, other: number, points: number): boolean {
  return exact(Math.abs(one - other)) === points;
}
