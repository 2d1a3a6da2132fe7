/** Long enough for the list to be drawn anew, and for a dialog to have given the focus back where it can. */
const settleMs = 60;

/**
 * Gives the focus to what stands at a place of a list, once a dialog over it has closed: the button that opened the
 * dialog went away with its entry. A focus that has found its place stays there.
 */
export function focusRowSoon(listLabel: string, at: number): void {
  setTimeout(() => {
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body && focused.closest('[role="dialog"]') === null) return;
    const rows = document.querySelectorAll<HTMLElement>(`table[aria-label="${CSS.escape(listLabel)}"] tbody tr`);
    const row = rows[Math.min(at, rows.length - 1)] ?? document.querySelector<HTMLElement>('[data-page-heading]');
    row?.focus({ preventScroll: true });
  }, settleMs);
}
