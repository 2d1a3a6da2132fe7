import { useHotkeys } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

/** What `aria-keyshortcuts` says of a button that Ctrl+Enter presses. */
export const submitKeys = 'Control+Enter Meta+Enter';

/**
 * Takes the main action of a page at Ctrl+Enter (on a Mac also ⌘+Enter), from any field of it. A dialog over the page
 * has its own main action, and a key that is held counts once.
 */
export function useSubmitKey(act: () => void): void {
  const press = ({ repeat, target }: globalThis.KeyboardEvent) => {
    if (!repeat && !(target instanceof Element && target.closest('[role="dialog"]'))) act();
  };
  useHotkeys([['mod+Enter', press]], [], true);
}

/** Submits a form at Ctrl+Enter, from any field of it; for `onKeyDown`. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
