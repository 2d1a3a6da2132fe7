import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './page.module.css';

export interface PageProps {
  readonly children: ReactNode;
  /** `form`: 640 px wide instead of 1120. `desk`: 1360, with less space between the parts. */
  readonly width?: 'content' | 'form' | 'desk';
}

/** The content column of every page, with equal space between its parts. */
export function Page({ children, width = 'content' }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}

/**
 * A main column and an aside that stays in view while the main column scrolls; on a narrow screen one below the other.
 */
export function SplitLayout({
  main,
  aside,
  mainFirst = false,
}: {
  readonly main: ReactNode;
  readonly aside: ReactNode;
  /** Nothing stays in view, and on a narrow screen the aside comes last, as in the tab order. */
  readonly mainFirst?: boolean;
}) {
  return (
    <div className={classes.split} data-main-first={mainFirst || undefined}>
      <div className={classes.main}>{main}</div>
      <aside className={classes.aside}>{aside}</aside>
    </div>
  );
}

export interface ArrivedSectionProps {
  readonly label: string;
  /** Whether the user waited for it on this page. */
  readonly awaited: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page that the user asked for. If they waited for it on the page, it takes the focus when it appears, so
 * that reading and tabbing go on at its beginning.
 */
export function ArrivedSection({ label, awaited, children }: ArrivedSectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const page = section.current?.closest('main') ?? body;
    // Whoever has gone to the menu meanwhile stays there.
    const isOnPage = activeElement === body || page.contains(activeElement);
    if (awaited && isOnPage) section.current?.focus({ preventScroll: true });
  }, [awaited]);
  return (
    <section ref={section} className={classes.section} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}

/** Keeps the page's main action visible at the bottom of the window. */
export function ActionBar({ hint, children }: { readonly hint?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.actionBar} data-action-bar>
      {hint && (
        <Text size="xs" c="dimmed" component="div">
          {hint}
        </Text>
      )}
      <div className={classes.actionBarButtons}>{children}</div>
    </div>
  );
}

/** A row of controls above a list: filters at the left, the others after them. */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  return <div className={classes.toolbar}>{children}</div>;
}

export interface ScrollPanelProps {
  readonly label: string;
  readonly height?: number;
  /** Whether it is always `height` pixels high, so that nothing moves when the user switches between panels. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}

/** A scrolling panel of limited height that the keyboard can reach. */
export function ScrollPanel({ label, height = 350, fixed = false, children }: ScrollPanelProps) {
  return (
    <div
      className={classes.scroll}
      style={fixed ? { height } : { maxHeight: height }}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
