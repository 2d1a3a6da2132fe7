import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The attribute of the element that `AppRoot` renders for announcements. */
export const announcerMark = 'data-announcer';

/**
 * The texts to announce in the next frame, because several events may happen at once. A page in the background has no
 * frames.
 */
let waiting: readonly string[] = [];
const maxWaiting = 5;
/** By then screen readers have read the text; it is removed so that nobody finds it at the end of the page. */
const keptMs = 1_000;
let frame = 0;
let clearing: ReturnType<typeof setTimeout> | undefined;

function fill(text: string): void {
  const region = document.querySelector(`[${announcerMark}]`);
  if (region) region.textContent = text;
}

/**
 * Announces a text to screen readers, through the one live region of the application. A repeated text is announced
 * again. No other element is live (no `aria-live`, no role `status` or `alert`), so that nothing interrupts or is
 * announced twice.
 */
export function announce(text: string): void {
  waiting = [...waiting.filter((other) => other !== text), text].slice(-maxWaiting);
  // A text that does not change is not announced.
  fill('');
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    fill(waiting.join('\n'));
    waiting = [];
    clearTimeout(clearing);
    clearing = setTimeout(() => fill(''), keptMs);
  });
}

/** Announces a text when it appears and when it changes. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}

/**
 * Announces the content of the element when it appears and when its component renders another text, unless it is
 * `quiet`.
 */
export function useAnnouncedContent<E extends HTMLElement>(quiet = false): RefObject<E | null> {
  const element = useRef<E>(null);
  const said = useRef('');
  useEffect(() => {
    const text = quiet ? '' : (element.current?.textContent ?? '');
    if (text !== '' && text !== said.current) announce(text);
    said.current = text;
  });
  return element;
}
