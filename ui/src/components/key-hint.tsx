import type { ReactNode } from 'react';
import classes from './key-hint.module.css';

/** Names the keys that press the button beside it. On a phone only the button is there. */
export function KeyHint({ keys, children }: { readonly keys: string; readonly children: ReactNode }) {
  return (
    <div className={classes.root}>
      <kbd className={classes.keys} aria-hidden>
        {keys}
      </kbd>
      {children}
    </div>
  );
}
