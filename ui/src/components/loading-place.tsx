import type { ReactNode } from 'react';
import { useAnnounced } from '../layout/announcer.ts';

export interface LoadingPlaceProps {
  /** What is said of it. */
  readonly label?: string;
  /** Skeletons, as large as what will be there. */
  readonly children?: ReactNode;
}

/** Stands in the place of what is loading. */
export function LoadingPlace({ label = 'Loading...', children }: LoadingPlaceProps) {
  useAnnounced(label);
  return (
    <div role="group" aria-label={label}>
      {children}
    </div>
  );
}
