import { useLayoutEffect } from 'react';
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
}

/** The address of the row that had the focus when the queue was left last, from which the keys go on after Back. */
let lastOpened: string | null = null;

/** Moves the focus through the rows by keyboard. Enter needs no code, because the focus is on the row's link. */
export function useQueueKeys({ onToggle, onApprove, onHandOver, onReview }: QueueKeys): void {
  const move = (by: number) => (event: KeyboardEvent) => {
    const rows = rowsOfQueue();
    const before = rowWithFocus() === -1 ? rows.findIndex((one) => addressOf(one) === lastOpened) : rowWithFocus();
    const row = rows[before === -1 ? 0 : before + by];
    // On a tab, the arrows are its own.
    if (row === undefined || document.activeElement?.closest('[role="tablist"]')) return;
    event.preventDefault();
    (linkOf(row) ?? row).focus();
    row.scrollIntoView({ block: 'nearest' });
  };
  useLayoutEffect(
    () => () => {
      lastOpened = addressOf(rowsOfQueue()[rowWithFocus()]);
    },
    [],
  );
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
  });
}

const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-row-link]');

/** The address to which a row leads; null without one. */
const addressOf = (row: HTMLElement | undefined): string | null => linkOf(row)?.getAttribute('href') ?? null;

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
