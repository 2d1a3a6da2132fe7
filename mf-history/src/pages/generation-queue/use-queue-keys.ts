import { useKeys } from '@overture/ui';

/** The keys of the queue, in the order in which `?` shows them. */
export const queueKeys = [
  ['j', 'Next row, as the arrow down'],
  ['k', 'Row before, as the arrow up'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row'],
  ['a', 'Approve the selection, or the row'],
  ['h', 'Hand over the selection, or the row'],
  ['r', 'Review what is ready'],
  ['?', 'Show these keys'],
] as const;

interface QueueKeys {
  /** Each takes the position of a row on the page; -1 where none has the focus. */
  readonly onToggle: (index: number) => void;
  readonly onApprove: (index: number) => void;
  readonly onHandOver: (index: number) => void;
  readonly onReview: () => void;
  readonly onHelp: () => void;
}

/** Moves the focus through the rows by keyboard. Enter needs no code, because the focus is on the row's link. */
export function useQueueKeys({ onToggle, onApprove, onHandOver, onReview, onHelp }: QueueKeys): void {
  const move = (by: number) => (event: KeyboardEvent) => {
    const row = rowsOfQueue()[rowWithFocus() === -1 ? 0 : rowWithFocus() + by];
    // On a tab, the arrows are its own.
    if (row === undefined || document.activeElement?.closest('[role="tablist"]')) return;
    event.preventDefault();
    const target = row.querySelector<HTMLElement>('[data-row-link]') ?? row;
    target.focus();
    row.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: move(1),
    k: move(-1),
    ArrowDown: move(1),
    ArrowUp: move(-1),
    ' ': (event) => {
      const at = rowWithFocus();
      // On a button or a checkbox, Space presses that.
      if (at === -1 || !document.activeElement?.matches('tr, [data-row-link]')) return;
      event.preventDefault();
      onToggle(at);
    },
    a: () => onApprove(rowWithFocus()),
    h: () => onHandOver(rowWithFocus()),
    r: onReview,
    '?': onHelp,
  });
}

function rowWithFocus(): number {
  return rowsOfQueue().findIndex((row) => row.contains(document.activeElement));
}

/** The element around the rows, which takes the focus if no row can. */
export function frameOfQueue(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-queue] > [tabindex="-1"]');
}

/** The shown rows of the queue, in the order of its records. */
export function rowsOfQueue(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-queue] tbody tr:not([data-group])')];
}
