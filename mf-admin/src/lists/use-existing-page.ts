import { useEffect, useEffectEvent } from 'react';

interface PagedQuery {
  readonly data: { readonly totalPages: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/** Goes to the last page if the page in the address no longer exists, as after a deletion or with an old link. */
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
