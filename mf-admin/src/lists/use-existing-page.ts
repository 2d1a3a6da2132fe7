import { useEffect, useEffectEvent } from 'react';

interface PagedQuery {
  readonly data: { readonly totalPages: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/** Goes to the last page when the one in the address no longer exists: its last row was deleted, or the link is old. */
export function useExistingPage(
  { data, isPlaceholderData }: PagedQuery,
  page: number,
  goTo: (page: number) => void,
): void {
  const move = useEffectEvent(goTo);
  const last = data === undefined || isPlaceholderData ? undefined : Math.max(1, data.totalPages);
  useEffect(() => {
    if (last !== undefined && page > last) move(last);
  }, [last, page]);
}
