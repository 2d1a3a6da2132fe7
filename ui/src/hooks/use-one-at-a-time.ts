import { useCallback, useRef } from 'react';

/** Ignores a call while the one before is running, because a double click is faster than a button is shown as busy. */
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
