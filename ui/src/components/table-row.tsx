import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';

export interface TableRowProps {
  /** When it changes, the row is highlighted. */
  readonly state: string | undefined;
  readonly selected?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A row of a table. It keeps the focus while its state changes: if the focused button disappears with the old state,
 * the next button of the row gets the focus, else the row itself.
 */
export function TableRow({ state, selected = false, children }: TableRowProps) {
  const [seen, setSeen] = useState({ state, moves: 0 });
  if (seen.state !== state) setSeen({ state, moves: seen.moves + 1 });
  const { row, ...focus } = useFocusHandedOver();
  return (
    // Two equal animations alternate, because only a changed name makes the browser play it again.
    <tr
      ref={row}
      role="row"
      tabIndex={-1}
      data-selected={selected || undefined}
      data-moving={state === undefined ? undefined : seen.moves % 2 === 0 ? 'even' : 'odd'}
      onClick={pressLink}
      {...focus}
    >
      {children}
    </tr>
  );
}

/** Opens the row where a press met a text above the link that covers it. */
function pressLink({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a, button, input, label') === null) {
    const link = currentTarget.querySelector('[data-row-link]');
    link?.dispatchEvent(new window.MouseEvent('click', nativeEvent));
  }
}

const controls = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)';

function useFocusHandedOver() {
  const row = useRef<HTMLTableRowElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost === null || lost.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    (row.current?.querySelector<HTMLElement>(controls) ?? row.current)?.focus({ preventScroll: true });
  });
  return {
    row,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // Some browsers also report a blur when a focused button is removed.
      if (target.isConnected) focused.current = null;
    },
  };
}
