import { toast, useHotkeys } from '@overture/ui';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PaletteProps } from './palette.tsx';

const loadPalette = () => import(/* webpackChunkName: "lazy-palette" */ './palette.tsx');

export interface PaletteHandle {
  readonly open: () => void;
  /** Fetches the palette's code before it is opened. */
  readonly preload: () => void;
  /** The keys as they are named on this machine. */
  readonly shortcut: string;
  /** The palette itself while it is open; it may stand anywhere on the page. */
  readonly element: ReactNode;
}

/** The command palette behind Ctrl-K or ⌘K; its code is not part of the first load. */
export function usePalette(): PaletteHandle {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const open = () => {
    loadPalette().then(
      (module) => setPalette(() => module.Palette),
      () => toast.error('The search could not be loaded. Please try again.'),
    );
  };
  const openByKey = () => {
    // The shortcut must not interrupt the work in another dialog.
    if (document.querySelector('[role="dialog"]') === null) open();
  };
  useHotkeys([['mod+K', openByKey]], [], true);
  return {
    open,
    preload: () => void loadPalette().catch(() => undefined),
    shortcut: /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K',
    element: Palette && <Palette onClosed={() => setPalette(undefined)} />,
  };
}
