import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';

export interface TableRowProps {
  /** When it changes, the row shows that it moved. */
  readonly state: string | undefined;
  readonly children: ReactNode;
}

/**
 * A row that stays itself while its state changes: the focus in it is kept. Where the focused button goes away with the
 * old state, the next one of the row takes the focus, else the row.
 */
export function TableRow({ state, children }: TableRowProps) {
  const [seen, setSeen] = useState({ state, moves: 0 });
  if (seen.state !== state) setSeen({ state, moves: seen.moves + 1 });
  const { row, ...focus } = useFocusHandedOver();
  return (
    // Two animations that look alike: going from one to the other plays it again.
    <tr
      ref={row}
      role="row"
      tabIndex={-1}
      data-moving={state === undefined ? undefined : seen.moves % 2 === 0 ? 'even' : 'odd'}
      {...focus}
    >
      {children}
    </tr>
  );
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
      // A button that is taken away may say so as if it had been left.
      if (target.isConnected) focused.current = null;
    },
  };
}
