import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The attribute of the element that `AppRoot` renders for announcements. */
export const announcerMark = 'data-announcer';

/** What is said with the next frame: several things may happen at once. A page in the background has no frames. */
let waiting: readonly string[] = [];
const maxWaiting = 5;
/** Screen readers have taken the text by then, and nobody who reads to the end of the page comes upon it. */
const keptMs = 1_000;
let frame = 0;
let clearing: ReturnType<typeof setTimeout> | undefined;

function fill(text: string): void {
  const region = document.querySelector(`[${announcerMark}]`);
  if (region) region.textContent = text;
}

/**
 * Says something to screen readers, through the one live region of the application. The same text again is said again.
 * No other element is a live one (no `aria-live`, no role `status` or `alert`), so that nothing interrupts or is said twice.
 */
export function announce(text: string): void {
  waiting = [...waiting.filter((other) => other !== text), text].slice(-maxWaiting);
  // A text that does not change is not said.
  fill('');
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    fill(waiting.join('\n'));
    waiting = [];
    clearTimeout(clearing);
    clearing = setTimeout(() => fill(''), keptMs);
  });
}

/** Says a text when it appears and when it changes. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}

/** Says what the element holds, when it appears and when its component renders another text; unless it is `quiet`. */
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
