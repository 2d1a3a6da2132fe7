import { Stack } from '@mantine/core';
import classes from './share-bar.module.css';

export type ShareTone = 'ready' | 'processing' | 'error' | 'pending' | 'inactive';

export interface Share {
  readonly label: string;
  readonly count: number;
  readonly tone: ShareTone;
}

/** A whole in its parts: one bar, and below it each part with its number and word. Parts of 0 are left out. */
export function ShareBar({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) {
  const shown = shares.filter(({ count }) => count > 0);
  return (
    <Stack gap="md" role="group" aria-label={label}>
      <div className={classes.bar} aria-hidden>
        {shown.map(({ label: part, count, tone }) => (
          <span key={part} className={classes.part} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {shown.map(({ label: part, count, tone }) => (
          <li key={part}>
            <span className={classes.dot} data-tone={tone} aria-hidden />
            <strong>{count.toLocaleString()}</strong> {part}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
