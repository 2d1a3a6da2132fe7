import { announcerMark } from '../layout/announcer.ts';

/**
 * Everything that screen readers announce automatically when it changes. There is only one such element: see
 * `announce`.
 */
export const liveRegionSelector =
  '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';

export function liveRegions(): readonly Element[] {
  return [...document.querySelectorAll(liveRegionSelector)];
}

/** The text that was announced last. */
export function announcedText(): string {
  return document.querySelector(`[${announcerMark}]`)?.textContent ?? '';
}
