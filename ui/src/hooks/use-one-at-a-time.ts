import { useCallback, useRef } from 'react';

/** Ignores calls while an earlier one is running, because a double click is faster than the button is shown as busy. */
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
