import type { ReactNode } from 'react';

/** Cards side by side, as many as fit with `min` pixels each. */
export function CardGrid({ children, min = 320 }: { readonly children: ReactNode; readonly min?: number }) {
  return (
    <div
      style={{ display: 'grid', gap: 16, gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` }}
    >
      {children}
    </div>
  );
}
