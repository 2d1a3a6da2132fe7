import { useEffect, useState } from 'react';
import { toast } from '@overture/ui';

/** Whether a list failed to load, and how to retry. */
export interface ListLoad {
  /** The error text if the first load failed, so that there is nothing to show. */
  readonly failure: string | undefined;
  readonly retry: () => void;
  readonly retrying: boolean;
}

interface LoadingQuery {
  readonly isError: boolean;
  readonly isLoadingError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Reports a failed load as a toast with the list's own text, and as an error state with a retry. */
export function useListLoad(query: LoadingQuery, words: string): ListLoad {
  const { isError } = query;
  useEffect(() => {
    if (isError) toast.error(words);
  }, [isError, words]);
  return useRetry(query, words);
}

/** A failed load as an error state with a retry. */
export function useRetry({ isLoadingError, refetch }: Omit<LoadingQuery, 'isError'>, words: string): ListLoad {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void refetch().finally(() => setRetrying(false));
  };
  return { failure: isLoadingError || retrying ? words : undefined, retry, retrying };
}
