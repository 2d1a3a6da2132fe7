import { useEffect, useState } from 'react';
import { toast } from '@overture/ui';

/** How the loading of a list stands, for its error state. */
export interface ListLoad {
  /** Set when there is nothing to show because the first load failed. */
  readonly failure: string | undefined;
  readonly retry: () => void;
  readonly retrying: boolean;
}

interface LoadingQuery {
  readonly isError: boolean;
  readonly isLoadingError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Follows a list's query: a failure is a toast with the list's own words (spec, section 8), and a state with a way on. */
export function useListLoad({ isError, isLoadingError, refetch }: LoadingQuery, words: string): ListLoad {
  const [retrying, setRetrying] = useState(false);
  useEffect(() => {
    if (isError) toast.error(words);
  }, [isError, words]);
  const retry = () => {
    setRetrying(true);
    void refetch().finally(() => setRetrying(false));
  };
  return { failure: isLoadingError || retrying ? words : undefined, retry, retrying };
}
