import { useEffect } from 'react';

/** What takes the focus with Tab. */
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Above these there is nothing nearby. */
const area = 'main, [role="dialog"]';

/**
 * Keeps keyboard users where they are when the control that they pressed vanishes, as *Set up* does once its form is
 * there: the focus goes to the first control of what took its place, or to the page's heading where nothing did, as
 * after a banner. Otherwise they would start again at the top of the page. It also holds for the steps of a dialog. Rows of tables, and dialogs that close, give the focus back themselves.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let isByKey = false;
    /** The focused element and what it stands in, innermost first. */
    let path: readonly HTMLElement[] = [];
    let page = '';
    const onKey = () => {
      isByKey = true;
    };
    const onPointer = () => {
      isByKey = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      page = location.pathname;
      path = target instanceof HTMLElement && target.closest('tr') === null ? pathOf(target) : [];
    };
    const keep = () => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const place = path.find(({ isConnected }) => isConnected);
      path = [];
      // Another page begins at its heading.
      if (!isByKey || page !== location.pathname || place?.closest(area) == null) return;
      if (!place.matches(area)) focusWithin(place);
      else place.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // What took the control's place may focus a control of its own first.
      if (path[0]?.isConnected === false) requestAnimationFrame(keep);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}

function pathOf(element: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
}

function focusWithin(place: HTMLElement): void {
  const control = place.querySelector<HTMLElement>(focusable);
  if (control !== null) return control.focus();
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus();
}
