/** Marks an element that shows a part of a text, with the position in the text at which the part begins. */
export const placeMark = 'data-from';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The position in the text of a point on the screen, by elements with `placeMark`; null outside of them. */
export function placeAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): number | null {
  // Every browser has one of them; tests have neither.
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) return placeOf(caret.offsetNode, caret.offset);
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return range ? placeOf(range.startContainer, range.startOffset) : null;
}

/** The selected part of the text, in a field or where it is read, within `root`; null without a selection. */
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
