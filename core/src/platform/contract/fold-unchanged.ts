/** How many unchanged lines are shown beside a change. */
const shownLines = 2;
/** Fewer lines than this are shown rather than counted. */
const minFolded = 3;

/** An unchanged stretch of a comparison: its shown beginning and end, and how many lines are left out between them. */
export interface Folded {
  readonly before: string;
  readonly lines: number;
  readonly after: string;
}

/**
 * Folds an unchanged stretch of a comparison, so that the changes are seen at once. Null if it is too short. At the
 * beginning and at the end of the whole text, no change is near, so nothing is shown there.
 */
export function foldUnchanged(
  text: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): Folded | null {
  const lines = text.split('\n');
  // The line of the change itself begins or ends in the stretch.
  const begin = isFirst ? 0 : shownLines + 1;
  const end = isLast ? lines.length : lines.length - shownLines - 1;
  if (end - begin < minFolded) return null;
  return {
    before: lines.slice(0, begin).join('\n'),
    lines: end - begin,
    after: lines.slice(end).join('\n'),
  };
}

export const foldedText = (lines: number): string => `${lines} unchanged lines`;
