import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { EmailTexts } from './email-draft.ts';
import classes from './printed-emails.module.css';

/** All emails of a sequence on paper, and nothing else of the page. They are in the document only while it is printed. */
export function PrintedEmails({ emails }: { readonly emails: readonly EmailTexts[] }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <div className={classes.root} data-printed>
      {emails.map(({ subject, body }, index) => (
        <section key={index} className={classes.email}>
          <h2 dir="auto">{subject}</h2>
          <p className={classes.body} dir="auto">
            {body.trim()}
          </p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
