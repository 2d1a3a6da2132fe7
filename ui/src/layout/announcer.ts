/** The attribute of the element that `AppRoot` renders for announcements. */
export const announcerMark = 'data-announcer';

/** Says something to screen readers, through the one live region of the application. The same text again is said again. */
export function announce(text: string): void {
  const region = document.querySelector(`[${announcerMark}]`);
  if (region === null) return;
  region.textContent = '';
  // A text that does not change is not said.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
