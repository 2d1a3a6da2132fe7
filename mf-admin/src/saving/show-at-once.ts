import type { QueryClient, QueryKey } from '@overture/ui';

/**
 * Changes what is shown of every query under a key, before the server has answered. Answers how to take it back, for
 * when the server refuses.
 */
export async function showAtOnce<T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (shown: T) => T,
): Promise<() => void> {
  // What is on its way was read before the change, and would undo it.
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<T>({ queryKey });
  client.setQueriesData<T>({ queryKey }, (shown) => shown && change(shown));
  return () => {
    for (const [key, shown] of before) client.setQueryData(key, shown);
  };
}
