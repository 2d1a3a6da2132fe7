import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

let awaited = false;

/** How far each page of this visit is scrolled, by path and query. */
const scrolled = new Map<string, number>();

/** The state of a link that leads back to where the user was. */
export const backState = { isBack: true };

/**
 * Scrolls to the top, or on the way back to where the page was left, and moves the focus to the next page heading whenever
 * the path changes, so that keyboard and screen reader users start at the new page. The first page of a visit keeps the
 * browser's own focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop || Object.is(state?.isBack, true);
  const page = pathname + search;
  const last = useRef(pathname);
  // A shorter page scrolls the window as soon as it is shown, which must not be noted of the one that it follows.
  useLayoutEffect(() => {
    if (last.current !== pathname) {
      last.current = pathname;
      awaited = true;
      window.scrollTo(0, (isBack && scrolled.get(page)) || 0);
    }
    const note = () => void scrolled.set(page, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [pathname, page, isBack]);
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
