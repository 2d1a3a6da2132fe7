import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let awaited = false;

/**
 * Scrolls to the top and moves the focus to the next page heading whenever the path changes, so that keyboard and
 * screen reader users start at the new page. The first page of a visit keeps the browser's own focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    awaited = true;
    window.scrollTo(0, 0);
  }, [pathname]);
}

/** Focuses `heading` if a navigation is waiting for one and the page has not focused a field of its own. */
export function takeNavigationFocus(heading: HTMLElement | null): void {
  if (!awaited || !heading) return;
  awaited = false;
  const { activeElement } = document;
  const main = heading.closest('main');
  const ownField = activeElement !== main && main?.contains(activeElement) === true;
  if (!ownField) heading.focus({ preventScroll: true });
}
