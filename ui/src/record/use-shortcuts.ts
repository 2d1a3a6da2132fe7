import { useKeys } from '@overture/ui';

const offKey = 'overture.keys';

/** Whether single letters are shortcuts on the page. People who use speech input can turn them off. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(offKey) !== 'off';
}

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, 'off');
}

/** Single-key shortcuts as `useKeys` has them, which people can turn off, and which are off while a dialog or menu is open. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const press = (act: () => void) => (event: KeyboardEvent) => {
    const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null;
    if (isCovered || !areShortcutsOn()) return;
    event.preventDefault();
    act();
  };
  useKeys(Object.fromEntries(Object.entries(actions).map(([key, act]) => [key, press(act)])));
}
