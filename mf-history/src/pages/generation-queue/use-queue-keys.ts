import { useKeys } from '@overture/ui';

/** What the queue's keys are, in the order in which `?` tells them. */
export const queueKeys = [
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row'],
  ['r', 'Review what is ready'],
  ['?', 'Show these keys'],
] as const;

interface QueueKeys {
  /** Selects the row at this place of the page, or takes that back. */
  readonly onToggle: (index: number) => void;
  readonly onReview: () => void;
  readonly onHelp: () => void;
}

/** Moves through the rows of the queue by keyboard. Enter is the browser's own: the focus is on the row's link. */
export function useQueueKeys({ onToggle, onReview, onHelp }: QueueKeys): void {
  const move = (by: number) => (event: KeyboardEvent) => {
    const rows = rowsOfQueue();
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const row = rows[at === -1 ? 0 : at + by];
    if (row === undefined) return;
    event.preventDefault();
    const target = row.querySelector<HTMLElement>('[data-row-link]') ?? row;
    target.focus();
    row.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: move(1),
    k: move(-1),
    ' ': (event) => {
      const at = rowsOfQueue().findIndex((row) => row.contains(document.activeElement));
      // On a button or a box, Space presses that.
      if (at === -1 || !document.activeElement?.matches('tr, [data-row-link]')) return;
      event.preventDefault();
      onToggle(at);
    },
    r: onReview,
    '?': onHelp,
  });
}

/** What the queue's rows are in; it takes the focus where no row can. */
export function frameOfQueue(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-queue] > [tabindex="-1"]');
}

/** The rows of the queue on the screen, in the order of its records. */
export function rowsOfQueue(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-queue] tbody tr:not([data-group])')];
}
