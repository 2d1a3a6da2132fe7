import { useEffect } from 'react';

const dialogs = new EventTarget();
const gone = 'gone';

/** Calls `listener` after each dialog has left the document, and perhaps the focus with it. Answers how to stop. */
export function listenToDialogsGone(listener: () => void): () => void {
  dialogs.addEventListener(gone, listener);
  return () => dialogs.removeEventListener(gone, listener);
}

/** Stands in a dialog and tells when the dialog has left the document. */
export function DialogGone(): null {
  // The cleanup of an effect runs once the elements are out of the document.
  useEffect(() => () => void dialogs.dispatchEvent(new Event(gone)), []);
  return null;
}
