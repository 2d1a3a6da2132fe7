/** Marks an element that shows a part of a text, with the place in the text at which it begins. */
export const placeMark = 'data-from';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The place in the text of a point on the screen, by elements with `placeMark`; null beside them. */
export function placeAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number | null {
  // One of them exists in every browser; neither does in tests.
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) return placeOf(caret.offsetNode, caret.offset);
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return range ? placeOf(range.startContainer, range.startOffset) : null;
}

/** The part of the text that is selected, in a field or where it is read, within `root`; null where nothing is. */
export function selectedIn(root: Element): Span | null {
  const field = root.querySelector('textarea');
  if (field) return spanOf(field.selectionStart, field.selectionEnd);
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || !root.contains(selection.anchorNode)) return null;
  const range = selection.getRangeAt(0);
  const [start, end] = [placeOf(range.startContainer, range.startOffset), placeOf(range.endContainer, range.endOffset)];
  return start === null || end === null ? null : spanOf(start, end);
}

function spanOf(start: number, end: number): Span | null {
  return end > start ? { start, end } : null;
}

function placeOf(node: Node, offset: number): number | null {
  const holder = (node instanceof Element ? node : node.parentElement)?.closest(`[${placeMark}]`);
  if (!holder) return null;
  return Number(holder.getAttribute(placeMark)) + Math.min(offset, holder.textContent.length);
}
