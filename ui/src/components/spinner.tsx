import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useAnnounced } from '../layout/announcer.ts';
import classes from './spinner.module.css';

export interface SpinnerProps {
  /** In pixels; 35 by default. */
  readonly size?: number;
  /** Seconds per turn; 0.75 by default. */
  readonly turn?: number;
  /** Shown below the ring, and announced. */
  readonly label?: string;
}

/** A turning ring with a label that says what it waits for. */
export function Spinner({ size = 35, turn = 0.75, label }: SpinnerProps) {
  useAnnounced(label ?? 'Loading...');
  const style = { '--spinner-size': `${size}px`, '--spinner-turn': `${turn}s` } as CSSProperties;
  return (
    <div className={classes.root}>
      <span className={classes.ring} style={style} aria-hidden />
      {label ? <span className={classes.label}>{label}</span> : <VisuallyHidden>Loading...</VisuallyHidden>}
    </div>
  );
}
