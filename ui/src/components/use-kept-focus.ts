import { useLayoutEffect, useRef, useState } from 'react';
import type { MouseEventHandler } from 'react';

export interface KeptFocusOptions {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: MouseEventHandler<HTMLElement> | undefined;
}

/**
 * A browser takes the focus from a button that becomes disabled, and the Tab key would start again at the top of the
 * page. So a button that is disabled while it has the focus is only marked as disabled (`aria-disabled`) until the
 * focus moves on. A button that was busy gets the focus back afterwards.
 */
export function useKeptFocus({ busy, disabled, onClick }: KeptFocusOptions) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const [focused, setFocused] = useState(false);
  useLayoutEffect(() => {
    if (busy) pressed.current = document.activeElement === button.current;
    else if (pressed.current) {
      pressed.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  const held = disabled && focused && !busy;
  const refuse: MouseEventHandler<HTMLElement> = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    button,
    props: {
      disabled: disabled && !held,
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      ...(held ? { 'aria-disabled': true, 'data-disabled': true, onClick: refuse } : onClick ? { onClick } : {}),
    },
  };
}
