/** The first index below `length` for which `holds` is true, where it is true for all after it; else `length`. */
export function firstIndexWhere(length: number, holds: (index: number) => boolean): number {
  let from = 0;
  let to = length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
