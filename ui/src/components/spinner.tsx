import { Stack, Text, VisuallyHidden } from '@mantine/core';
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
    <Stack align="center" gap="md">
      <span className={classes.ring} style={style} aria-hidden />
      {label ? <Text c="dimmed">{label}</Text> : <VisuallyHidden>Loading...</VisuallyHidden>}
    </Stack>
  );
}
