import type { QueryClient, QueryKey } from '@overture/ui';

/**
 * Shows a change in every query under a key before the server has answered. The returned function undoes the change,
 * for when the server refuses it.
 */
export async function showOptimistically<T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (shown: T) => T,
): Promise<() => void> {
  // The answer of a running fetch may be older than the change and would undo it.
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<T>({ queryKey });
  client.setQueriesData<T>({ queryKey }, (shown) => shown && change(shown));
  return () => {
    for (const [key, shown] of before) client.setQueryData(key, shown);
  };
}
