import { useEffect, useEffectEvent } from 'react';

/** The action of each key, by its name in `KeyboardEvent.key`. */
export type KeyActions = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * Single-key shortcuts of a page. They are off while somebody types, while a dialog is open, and together with Ctrl,
 * Alt or Meta.
 */
export function useKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(`${typed}, [role="dialog"], [role="listbox"]`)) return;
    actions[event.key]?.(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
