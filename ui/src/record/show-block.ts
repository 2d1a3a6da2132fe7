import type { RecordDetail } from '@overture/core/contract';
import { placeMark } from './text-place.ts';
import { pieceOf } from './vouch-actions.tsx';

/** The attribute of an element that shows an email, with the position in the sequence. */
export const emailMark = 'data-email';

/** The position of the first email with something that must be mended; -1 without one. */
export function firstBlocked({ emails }: Pick<RecordDetail, 'emails'>): number {
  return emails.findIndex(({ checks }) => checks.some(({ level }) => level === 'block'));
}

/**
 * Moves the focus to the mark of what must be mended first in an email, or to the email if the text has no mark of it, and
 * shows the refusal that says so.
 */
export function showBlock({ emails }: Pick<RecordDetail, 'emails'>, index: number, refusal: HTMLElement | null): void {
  const root = document.querySelector<HTMLElement>(`[${emailMark}="${index}"]`);
  const email = emails[index];
  const block = email?.checks.find(({ level }) => level === 'block');
  const text = (block && pieceOf(block, email?.evidence ?? null)?.text) ?? '';
  const marks = [...(root?.querySelectorAll<HTMLElement>(`[role="button"][${placeMark}="${block?.start}"]`) ?? [])];
  // Subject and body may both have a mark at the same place.
  const mark = marks.find((each) => each.getAttribute('aria-label')?.startsWith(text)) ?? root;
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
  refusal?.scrollIntoView({ block: 'nearest' });
}
