import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

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

/** The attribute of the element around a dialog's buttons. */
export const dialogActions = { 'data-dialog-actions': true } as const;

const fields = 'input:not(:disabled):not([type="hidden"]), textarea:not(:disabled)';
const mainButton = '[data-dialog-actions] :is([data-look="primary"], [data-look="danger"]):not(:disabled)';
/** What does something else with Enter. */
const ownEnter = 'form, button, a, textarea, [role="combobox"], [role="listbox"], [role="menu"]';

/**
 * The content of a dialog. It begins at its first field, or at its main button where there is none, and Enter presses
 * that button. After the dialog the focus is where it was before, or, if that is gone, in the dialog below or at the
 * page's heading: it never falls to the top of the page.
 */
export function DialogFocus({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    // Mantine focuses what has this attribute.
    if (content.current?.querySelector('[data-autofocus]') === null)
      (content.current.querySelector(fields) ?? content.current.querySelector(mainButton))?.toggleAttribute(
        'data-autofocus',
        true,
      );
  }, []);
  useEffect(
    // The cleanup of an effect runs once the elements are out of the document.
    () => () => {
      dialogs.dispatchEvent(new Event(gone));
      // Another dialog, a row or a page may take the focus first.
      requestAnimationFrame(() => giveBack(opener.current));
    },
    [],
  );
  return (
    <div ref={content} role="presentation" onKeyDown={pressMain}>
      {children}
    </div>
  );
}

function giveBack(opener: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body) return;
  if (opener instanceof HTMLElement && opener !== body) opener.focus({ preventScroll: true });
  if (document.activeElement !== body) return;
  // What opened the dialog may be disabled meanwhile. A dialog below this one is nearer than the page behind both.
  const below = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  (below ?? document.querySelector<HTMLElement>('main [data-page-heading]'))?.focus({ preventScroll: true });
}

/** A form is submitted by Enter anyway. */
function pressMain(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof Element) || event.target.closest(ownEnter) !== null) return;
  const main = event.currentTarget.querySelector<HTMLElement>(mainButton);
  if (main === null) return;
  event.preventDefault();
  main.click();
}
