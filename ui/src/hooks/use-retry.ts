import { useState } from 'react';

/** Whether data failed to load, and how to retry. */
export interface LoadState {
  /** The error text if the first load failed, so that there is nothing to show. */
  readonly failure: string | undefined;
  /** Said below the error text; by default that nothing was changed, and what to do. */
  readonly text?: string | undefined;
  readonly retry: () => void;
  readonly retrying: boolean;
}

interface RetriedQuery {
  readonly isLoadingError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** A failed load with its text. The failure stays until a retry has ended, so that its button keeps the focus. */
export function useRetry({ isLoadingError, refetch }: RetriedQuery, words: string, text?: string): LoadState {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void refetch().finally(() => setRetrying(false));
  };
  return { failure: isLoadingError || retrying ? words : undefined, text, retry, retrying };
}
