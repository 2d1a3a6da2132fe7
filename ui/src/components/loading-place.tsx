import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useAnnounced } from '../layout/announcer.ts';

export interface LoadingPlaceProps {
  /** Only for screen readers: the skeletons show everybody else that something is loading. */
  readonly label?: string;
  /** Skeletons of the same size as the content. */
  readonly children?: ReactNode;
}

export function LoadingPlace({ label = 'Loading...', children }: LoadingPlaceProps) {
  useAnnounced(label);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
