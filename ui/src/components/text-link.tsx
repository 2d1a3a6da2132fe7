import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './text-link.module.css';

export interface TextLinkProps {
  readonly children: ReactNode;
  /** A page of the application. */
  readonly to?: string;
  readonly state?: unknown;
  /** An address outside; anything but http, https and mailto is shown as text. */
  readonly href?: string;
  readonly icon?: ReactNode;
  /** Says where the link leads if its words do not. */
  readonly title?: string | undefined;
}

/** A link within a text, or the link back above a title. */
export function TextLink({ children, to, state, href, icon, title }: TextLinkProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={classes.root} to={to} state={state} title={title}>
        {content}
      </Link>
    );
  }
  if (href !== undefined && /^(https?:|mailto:)/i.test(href)) {
    return (
      <a className={classes.root} href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return <span>{children}</span>;
}
