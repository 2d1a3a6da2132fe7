import type { ReactNode } from 'react';
import { useAnnounced } from '../layout/announcer.ts';

export interface LoadingPlaceProps {
  /** Announced by screen readers. */
  readonly label?: string;
  /** Skeletons of the same size as the content. */
  readonly children?: ReactNode;
}

/** Shown in place of content that is loading. */
export function LoadingPlace({ label = 'Loading...', children }: LoadingPlaceProps) {
  useAnnounced(label);
  return (
    <div role="group" aria-label={label}>
      {children}
    </div>
  );
}
