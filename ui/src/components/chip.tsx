import type { ReactNode } from 'react';
import classes from './chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** Absent for a plain label. */
  readonly onClick?: () => void;
  readonly title?: string;
  readonly disabled?: boolean;
}

/** A small label, or a small choice that acts at once. */
export function Chip({ children, onClick, title, disabled }: ChipProps) {
  if (!onClick) {
    return (
      <span className={classes.root} title={title}>
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={classes.root} title={title} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
