import { useKeys } from '@overture/ui';

/** The keys of the queue, in the order in which `?` shows them. */
export const queueKeys = [
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['Enter', 'Open the row'],
  ['Space', 'Select the row'],
  ['r', 'Review what is ready'],
  ['?', 'Show these keys'],
] as const;

interface QueueKeys {
  /** Selects the row at this position of the page, or deselects it. */
  readonly onToggle: (index: number) => void;
  readonly onReview: () => void;
  readonly onHelp: () => void;
}

/** Moves the focus through the rows by keyboard. Enter needs no code, because the focus is on the row's link. */
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
      // On a button or a checkbox, Space presses that.
      if (at === -1 || !document.activeElement?.matches('tr, [data-row-link]')) return;
      event.preventDefault();
      onToggle(at);
    },
    r: onReview,
    '?': onHelp,
  });
}

/** The element around the rows, which takes the focus if no row can. */
export function frameOfQueue(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-queue] > [tabindex="-1"]');
}

/** The shown rows of the queue, in the order of its records. */
export function rowsOfQueue(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-queue] tbody tr:not([data-group])')];
}
