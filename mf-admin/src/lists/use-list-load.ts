import { useEffect } from 'react';
import { toast, useRetry } from '@overture/ui';
import type { LoadState } from '@overture/ui';

type LoadingQuery = Parameters<typeof useRetry>[0] & { readonly isError: boolean };

/** Reports a failed load as a toast with the list's own text, and as an error state with a retry. */
export function useListLoad(query: LoadingQuery, words: string, text?: string): LoadState {
  const { isError } = query;
  useEffect(() => {
    if (isError) toast.error(words);
  }, [isError, words]);
  return useRetry(query, words, text);
}
