import { useEffect, useEffectEvent } from 'react';

const offKey = 'overture.keys';

/** Whether single letters act on the page. Whoever speaks to the computer can turn them off. */
export function areKeysOn(): boolean {
  return localStorage.getItem(offKey) !== 'off';
}

export function turnKeys(on: boolean): void {
  if (on) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, 'off');
}

/** Keys of one character and what they do, while nobody types in a field and nothing lies over the page. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const isTyped =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null;
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (act === undefined || isTyped || isCovered || !areKeysOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
