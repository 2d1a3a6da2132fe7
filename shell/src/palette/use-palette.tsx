import { toast, useHotkeys } from '@overture/ui';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PaletteProps } from './palette.tsx';

const loadPalette = () => import(/* webpackChunkName: "lazy-palette" */ './palette.tsx');

export interface PaletteHandle {
  readonly open: () => void;
  /** Fetches the palette's code ahead of its opening. */
  readonly preload: () => void;
  /** How the keys are written on this machine. */
  readonly shortcut: string;
  /** The palette itself, wherever it may stand. */
  readonly element: ReactNode;
}

/** The command palette behind Ctrl-K or ⌘K; its code is not part of the first load. */
export function usePalette(): PaletteHandle {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [opened, setOpened] = useState(false);
  const [present, setPresent] = useState(false);
  // It opens after it has mounted: only then does it note who had the focus, to give it back.
  useEffect(() => {
    if (present) setOpened(true);
  }, [present]);
  const open = () => {
    loadPalette().then(
      (module) => {
        setPalette(() => module.Palette);
        if (present) setOpened(true);
        else setPresent(true);
      },
      () => toast.error('The search could not be loaded. Please try again.'),
    );
  };
  const toggle = () => {
    if (opened) return setOpened(false);
    // Another dialog's work is not left behind by a key.
    if (document.querySelector('[role="dialog"]') === null) open();
  };
  useHotkeys([['mod+K', toggle]], [], true);
  return {
    open,
    preload: () => void loadPalette().catch(() => undefined),
    shortcut: /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K',
    element: Palette && present && (
      <Palette opened={opened} onClose={() => setOpened(false)} onClosed={() => setPresent(false)} />
    ),
  };
}
