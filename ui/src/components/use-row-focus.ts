import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

interface Held {
  readonly control: HTMLElement;
  /** Of its row in the table. */
  readonly index: number;
}

/**
 * Keeps the focus of whoever acts on a row through a dialog: back on the control once it can be used again; once its row
 * is gone, on the same control of the row that moved up, or on the table's frame when there is none. A keyboard would
 * begin at the top of the page otherwise.
 */
export function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(null);
  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const { control, index } = held.current;
    // One that is still disabled does not take it, and is offered it again with the next change.
    if (control.isConnected) return control.focus({ preventScroll: true });
    held.current = null;
    successorOf(control, index, frame.current)?.focus({ preventScroll: true });
  });
  return {
    frame,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr');
      held.current = row === null ? null : { control: target, index: row.sectionRowIndex };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const taken = !target.isConnected || target.matches(':disabled');
      const inDialog = relatedTarget?.closest('[role="dialog"]') != null;
      if (!taken && !inDialog) held.current = null;
    },
  };
}

/** What has come to the place of a control whose row is gone. */
function successorOf(control: HTMLElement, index: number, frame: HTMLElement | null): HTMLElement | null {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  const row = rows[Math.min(index, rows.length - 1)];
  if (row === undefined) return frame;
  const label = control.getAttribute('aria-label') ?? '';
  return row.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]:not(:disabled)`) ?? row;
}
