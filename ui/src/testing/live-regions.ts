import { announcerMark } from '../layout/announcer.ts';

/** Everything that screen readers say by themselves when it changes. There is one: see `announce`. */
export const liveRegionSelector =
  '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';

export function liveRegions(): readonly Element[] {
  return [...document.querySelectorAll(liveRegionSelector)];
}

/** What was said last. */
export function announcedText(): string {
  return document.querySelector(`[${announcerMark}]`)?.textContent ?? '';
}
