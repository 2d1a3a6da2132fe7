import { ApiError, errorText, toast, useMutation, useQueryClient } from '@overture/ui';
import type { QueryClient, QueryKey } from '@overture/ui';

/** The texts for an answer without a text of its own. */
export interface SavingWords {
  readonly done: string;
  readonly failed: string;
  /** Instead of `failed` when no answer came. */
  readonly broken?: string;
}

export interface SavingOptions<V, A extends { readonly message: string }> {
  readonly send: (input: V) => Promise<A>;
  /** The queries to fetch again afterwards. */
  readonly changes: readonly QueryKey[];
  /** Shows the change before the server has answered (`showOptimistically`); a failure takes it back. */
  readonly optimistic?: (client: QueryClient, input: V) => Promise<() => void>;
  readonly words: SavingWords | ((input: V) => SavingWords);
  /** Whether the form shows the failure itself, so that no toast is needed. */
  readonly isShown?: (error: unknown) => boolean;
}

/** Changes data on the server, shows its message (else ours) as a toast, and fetches the lists again. */
export function useSaving<V, A extends { readonly message: string }>(options: SavingOptions<V, A>) {
  const client = useQueryClient();
  const wordsFor = (input: V) => (typeof options.words === 'function' ? options.words(input) : options.words);
  const refetch = () => {
    for (const queryKey of options.changes) void client.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: options.send,
    onMutate: (input) => options.optimistic?.(client, input),
    onSuccess: ({ message }, input) => {
      toast.success(message || wordsFor(input).done);
      refetch();
    },
    onError: (error, input, undo) => {
      if (options.isShown?.(error) !== true) toast.error(failureText(error, wordsFor(input)));
      if (undo === undefined) return;
      undo();
      // Another change may have been shown meanwhile.
      refetch();
    },
  });
}

function failureText(error: unknown, { failed, broken = failed }: SavingWords): string {
  const answered = error instanceof ApiError && error.status > 0;
  return errorText(error, answered ? failed : broken);
}
