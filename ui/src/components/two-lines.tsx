import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

export interface TwoLinesProps {
  readonly children: ReactNode;
  /** The less prominent second line; absent for none. */
  readonly below?: ReactNode;
  /** Shown on hover, where a line may be cut. */
  readonly title?: string | undefined;
  readonly tone?: 'muted' | 'error';
  /** Whether it is never cut; the column grows instead. */
  readonly whole?: boolean;
  /** Whether the second line wraps instead of being cut. */
  readonly wrap?: boolean;
}

/** A value with a less prominent one below it; in a table both are cut rather than wrapped. */
export function TwoLines({ children, below, title, tone = 'muted', whole = false, wrap = false }: TwoLinesProps) {
  return (
    <span className={classes.root} data-whole={whole || undefined} data-wrap={wrap || undefined} title={title}>
      <span className={classes.line}>
        <bdi>{children}</bdi>
      </span>
      {below && (
        <span className={classes.below} data-tone={tone}>
          <bdi>{below}</bdi>
        </span>
      )}
    </span>
  );
}
