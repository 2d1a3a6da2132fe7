import { useAnnounced } from '../layout/announcer.ts';
import classes from './spinner.module.css';

export interface SpinnerProps {
  /** In pixels; 35 by default. */
  readonly size?: number;
  /** Shown below the ring, and announced. */
  readonly label: string;
}

/** A turning ring with a label that says what it waits for. */
export function Spinner({ size = 35, label }: SpinnerProps) {
  useAnnounced(label);
  return (
    <div className={classes.root}>
      <span className={classes.ring} style={{ width: size, height: size }} aria-hidden />
      <span className={classes.label}>{label}</span>
    </div>
  );
}
