import { useCallback, useRef } from 'react';

/** Runs what it is given unless the last one is still running: a double click comes before a button can be drawn as busy. */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const running = useRef(false);
  return useCallback(async (act) => {
    if (running.current) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  }, []);
}
