import type { ReactNode } from 'react';
import classes from './auth-card.module.css';

export interface AuthCardProps {
  readonly product: string;
  readonly line: string;
  readonly heading: string;
  readonly subtext: string;
  readonly children: ReactNode;
}

/** A page with one centred card. */
export function AuthCard({ product, line, heading, subtext, children }: AuthCardProps) {
  return (
    <main className={classes.root}>
      <p className={classes.product}>{product}</p>
      <p className={classes.line}>{line}</p>
      <div className={classes.card}>
        <h1 className={classes.heading} tabIndex={-1} data-page-heading>
          {heading}
        </h1>
        <p className={classes.subtext}>{subtext}</p>
        {children}
      </div>
    </main>
  );
}

export interface AuthAlternativeProps {
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** Other ways to sign in, below the form. */
export function AuthAlternative({ note, children }: AuthAlternativeProps) {
  return (
    <div className={classes.alternative}>
      <p className={classes.or}>or</p>
      {children}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}

/** The fields and the button of a form, one below the other. */
export function FormStack({ children }: { readonly children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
