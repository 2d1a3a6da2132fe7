import { useEffect } from 'react';

const dialogs = new EventTarget();
const gone = 'gone';

/**
 * Calls `listener` after a dialog has left the document, perhaps together with the focus. Returns a function that stops
 * listening.
 */
export function listenToDialogsGone(listener: () => void): () => void {
  dialogs.addEventListener(gone, listener);
  return () => dialogs.removeEventListener(gone, listener);
}

/** Rendered in a dialog to report when the dialog has left the document. */
export function DialogGone(): null {
  // The cleanup of an effect runs once the elements are out of the document.
  useEffect(() => () => void dialogs.dispatchEvent(new Event(gone)), []);
  return null;
}
