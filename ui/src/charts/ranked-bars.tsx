import type { ReactNode } from 'react';
import classes from './ranked-bars.module.css';

export interface RankedBar {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  /** The value as text. */
  readonly figure: string;
}

/** A ranking: each bar is as long as its share of the longest one. */
export function RankedBars({ label, bars }: { readonly label: string; readonly bars: readonly RankedBar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={classes.root} aria-label={label}>
      {bars.map(({ key, name, value, figure }) => (
        <li key={key} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track} aria-hidden>
            <span className={classes.bar} style={{ width: `${(value / longest) * 100}%` }} />
          </span>
          <span className={classes.figure}>{figure}</span>
        </li>
      ))}
    </ol>
  );
}
