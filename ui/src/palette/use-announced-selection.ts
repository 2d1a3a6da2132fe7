import type { createSpotlight } from '@mantine/spotlight';
import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells screen readers which entry is selected. Spotlight marks the entry with an attribute of its own and remembers
 * its position. Positions change when results arrive while somebody types, so the position is corrected here too.
 */
export function useAnnouncedSelection(
  store: ReturnType<typeof createSpotlight>[0],
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const announce = (): void => {
      const entries = [...element.querySelectorAll('[data-action]')];
      const selected = Math.max(
        0,
        entries.findIndex((entry) => entry.hasAttribute('data-selected')),
      );
      store.updateState((state) => ({ ...state, selected }));
      for (const [at, entry] of entries.entries()) {
        entry.id = `${element.id}-${at}`;
        entry.toggleAttribute('data-selected', at === selected);
        entry.setAttribute('aria-selected', String(at === selected));
      }
      const active = entries[selected]?.id;
      if (active === undefined) field.current?.removeAttribute('aria-activedescendant');
      else field.current?.setAttribute('aria-activedescendant', active);
    };
    announce();
    const observer = new MutationObserver(announce);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    return () => observer.disconnect();
  }, [store, list, field]);
}
