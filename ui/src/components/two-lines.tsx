import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

export interface TwoLinesProps {
  readonly children: ReactNode;
  /** The quieter second line; absent for none. */
  readonly below?: ReactNode;
  /** On hover, where a line may be cut short. */
  readonly title?: string | undefined;
  readonly tone?: 'muted' | 'error';
  /** Never cuts it short; the column grows instead. */
  readonly whole?: boolean;
  /** Wraps the second line instead of cutting it short. */
  readonly wrap?: boolean;
}

/** A value with a quieter one below it, cut short rather than wrapped in a table. */
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
