import type { QueryClient, QueryKey, QueryKeyWithDataTag } from '@overture/ui';

/**
 * Shows a change in one query, made by `queryOptions`, before the server has answered. A key without the type of its
 * data is refused, because other queries may begin with it and have other data. The returned function undoes the
 * change, for when the server refuses it.
 */
export async function showOptimistically<T>(
  client: QueryClient,
  { queryKey }: QueryKeyWithDataTag<QueryKey, T, Error>,
  change: (shown: NoInfer<T>) => NoInfer<T>,
): Promise<() => void> {
  // The answer of a running fetch may be older than the change and would undo it.
  await client.cancelQueries({ queryKey, exact: true });
  const before = client.getQueryData<T>(queryKey);
  if (before !== undefined) client.setQueryData<T>(queryKey, change(before));
  return () => void client.setQueryData<T>(queryKey, before);
}
