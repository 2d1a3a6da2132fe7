import { ApiError, errorText, toast, useMutation, useQueryClient } from '@overture/ui';
import type { QueryClient, QueryKey } from '@overture/ui';

/** The texts for answers that have none. */
export interface SavingWords {
  readonly done: string;
  readonly failed: string;
  /** The text if there was no answer; `failed` by default. */
  readonly broken?: string;
}

export interface SavingOptions<V, A extends { readonly message: string }> {
  readonly send: (input: V) => Promise<A>;
  /** The queries to load again afterwards. */
  readonly changes: readonly QueryKey[];
  /** Shows the change before the server has answered (`showOptimistically`). A failure undoes it. */
  readonly optimistic?: (client: QueryClient, input: V) => Promise<() => void>;
  readonly words: SavingWords | ((input: V) => SavingWords);
  /** Whether the form shows the failure itself, so that no toast is needed. */
  readonly isShown?: (error: unknown) => boolean;
}

/** Changes data on the server, shows the server's message or the given one as a toast, and loads the queries again. */
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
      // Another change may have been shown in the meantime, so the state before this change may be wrong by now.
      refetch();
    },
  });
}

function failureText(error: unknown, { failed, broken = failed }: SavingWords): string {
  const answered = error instanceof ApiError && error.status > 0;
  return errorText(error, answered ? failed : broken);
}
