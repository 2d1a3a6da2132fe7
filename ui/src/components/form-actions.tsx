import type { ReactNode } from 'react';
import classes from './form-actions.module.css';

export interface FormActionsProps {
  /** A hint about the buttons. */
  readonly note?: ReactNode;
  /** Buttons, the main one last. */
  readonly children: ReactNode;
}

/** The buttons of a form on a page: at the right, or on a phone as wide as the form. */
export function FormActions({ note, children }: FormActionsProps) {
  return (
    <div className={classes.root}>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
