import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { takeNavigationFocus } from '../layout/page-focus.ts';
import { Notices } from './banner.tsx';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** A link back, above the title. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
  /** The page's banners, in one box below the header; false if the page has a place of its own for `Notices`. */
  readonly notices?: ReactNode;
  /** Puts everything into one line where there is room. */
  readonly compact?: boolean;
  /** Hides subtitle and actions on a phone. */
  readonly folded?: boolean;
}

/** The head of every page; its `h1` receives focus after a change of page. */
export function PageHeader({
  title,
  subtitle,
  back,
  actions,
  notices,
  compact = false,
  folded = false,
}: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeNavigationFocus(heading.current), []);
  return (
    <>
      <header className={classes.root} data-compact={compact || undefined} data-folded={folded || undefined}>
        {back && <div className={classes.back}>{back}</div>}
        <div className={classes.texts}>
          <h1 ref={heading} className={classes.title} tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {notices !== false && <Notices>{notices}</Notices>}
    </>
  );
}
