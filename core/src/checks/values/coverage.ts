import type { Value } from './value.ts';

/** Values in the order in which they stand in their text. */
export function inOrder(values: readonly Value[]): readonly Value[] {
  return values.toSorted((a, b) => a.start - b.start);
}

/** Tells whether one of the values, which are in order, covers a place. It is asked about places in ascending order. */
export function coverageOf(values: readonly Value[]): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while ((values[next]?.end ?? Infinity) <= at) next += 1;
    return (values[next]?.start ?? Infinity) <= at;
  };
}
