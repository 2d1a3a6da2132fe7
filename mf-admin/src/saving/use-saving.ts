import { ApiError, errorText, toast, useMutation, useQueryClient } from '@overture/ui';
import type { QueryClient, QueryKey } from '@overture/ui';

export interface SavingOptions<V, A extends { readonly message: string }> {
  readonly send: (input: V) => Promise<A>;
  /** The queries to load again afterwards. */
  readonly changes: readonly QueryKey[];
  /** Shows the change before the server has answered (`showOptimistically`). A failure undoes it. */
  readonly optimistic?: (client: QueryClient, input: V) => Promise<() => void>;
  /** What a toast says of a failure that has no text of its own. `isAnswered`: the server said that it failed. */
  readonly failed?: string | ((input: V, isAnswered: boolean) => string);
  /** Whether the form shows the failure itself, so that no toast is needed. */
  readonly isShown?: (error: unknown) => boolean;
}

/** Changes data on the server, shows the server's message as a toast, and loads the queries again. */
export function useSaving<V, A extends { readonly message: string }>(options: SavingOptions<V, A>) {
  const client = useQueryClient();
  const refetch = () => {
    for (const queryKey of options.changes) void client.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: options.send,
    onMutate: (input) => options.optimistic?.(client, input),
    onSuccess: ({ message }) => {
      toast.success(message);
      refetch();
    },
    onError: (error, input, undo) => {
      if (options.isShown?.(error) !== true) {
        const { failed = 'Something went wrong' } = options;
        const isAnswered = error instanceof ApiError && error.status > 0;
        toast.error(errorText(error, typeof failed === 'string' ? failed : failed(input, isAnswered)));
      }
      if (undo === undefined) return;
      undo();
      // Another change may have been shown in the meantime, so the state before this change may be wrong by now.
      refetch();
    },
  });
}
