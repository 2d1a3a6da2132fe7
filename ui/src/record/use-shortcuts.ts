import { useEffect, useEffectEvent } from 'react';

const offKey = 'overture.keys';

/** Whether single letters are shortcuts on the page. People who use speech input can turn them off. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(offKey) !== 'off';
}

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, 'off');
}

/**
 * Single-character shortcuts and their actions, off while somebody types in a field and while something covers the
 * page.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const isTyped =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null;
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (act === undefined || isTyped || isCovered || !areShortcutsOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
