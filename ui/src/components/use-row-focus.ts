import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { listenToDialogsGone } from './dialog-focus.tsx';

interface Held {
  readonly control: HTMLElement;
  /** The position of its row in the table. */
  readonly index: number;
}

/**
 * Keeps the focus of somebody who acts on a row through a dialog. It returns to the control once that is enabled again.
 * If the row is gone, it goes to the same control of the row that moved up, or to the table's frame if there is no row.
 * Otherwise keyboard users would start again at the top of the page.
 */
export function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(null);
  const giveBack = useCallback(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const { control, index } = held.current;
    // A control that is still disabled cannot take the focus; it is tried again at the next change.
    if (control.isConnected) return control.focus({ preventScroll: true });
    const loading = frame.current?.querySelector('table[aria-busy="true"]');
    if (loading) return;
    held.current = null;
    nextFocusOf(control, index, frame.current)?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(giveBack);
  useEffect(() => listenToDialogsGone(giveBack), [giveBack]);
  return {
    frame,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('tr');
      const index = row === null ? -1 : rowsIn(frame.current).indexOf(row);
      held.current = index === -1 ? null : { control: target, index };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const taken = !target.isConnected || target.matches(':disabled');
      const inDialog = relatedTarget?.closest('[role="dialog"]') != null;
      if (!taken && !inDialog) held.current = null;
    },
  };
}

/** The element that gets the focus of a control whose row is gone. */
function nextFocusOf(control: HTMLElement, index: number, frame: HTMLElement | null): HTMLElement | null {
  const rows = rowsIn(frame);
  const row = rows[Math.min(index, rows.length - 1)];
  if (row === undefined) return frame;
  const label = control.getAttribute('aria-label') ?? '';
  return row.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]:not(:disabled)`) ?? row;
}

/** The rows of data, without the headings of groups. */
function rowsIn(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('tbody tr:not([data-group])') ?? [])];
}
