import { useEffect, useEffectEvent } from 'react';

interface PagedQuery {
  readonly data: { readonly totalPages: number } | undefined;
  readonly isPlaceholderData: boolean;
}

/** Deleting the last row of the last page, or an old link, leaves a page that is no more: goes on to the last there is. */
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
