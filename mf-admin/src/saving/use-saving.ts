import { ApiError, errorText, toast, useMutation, useQueryClient } from '@overture/ui';
import type { QueryClient, QueryKey } from '@overture/ui';

export interface SavingOptions<V, A extends { readonly message: string }> {
  readonly send: (input: V) => Promise<A>;
  /** What is asked for again once it is done. */
  readonly changes: readonly QueryKey[];
  /** Shows the change before the server has answered (`showAtOnce`); a failure takes it back. */
  readonly atOnce?: (client: QueryClient, input: V) => Promise<() => void>;
  /** Said where the server says nothing. */
  readonly done: string;
  readonly failed: string;
  /** Instead of `failed` when no answer came. */
  readonly broken?: string;
  /** A failure that is shown where it happened needs no toast. */
  readonly isShown?: (error: unknown) => boolean;
}

/** A change to the server's data: its own words as a toast, ours where it has none, and the lists asked for again. */
export function useSaving<V, A extends { readonly message: string }>(options: SavingOptions<V, A>) {
  const client = useQueryClient();
  const askAgain = () => {
    for (const queryKey of options.changes) void client.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: options.send,
    onMutate: (input) => options.atOnce?.(client, input),
    onSuccess: ({ message }) => {
      toast.success(message || options.done);
      askAgain();
    },
    onError: (error, _input, takeBack) => {
      if (options.isShown?.(error) !== true) toast.error(failureText(error, options));
      if (takeBack === undefined) return;
      takeBack();
      // Another change may have been shown since.
      askAgain();
    },
  });
}

function failureText(error: unknown, { failed, broken = failed }: { failed: string; broken?: string }): string {
  const answered = error instanceof ApiError && error.status > 0;
  // An answer that is none, as of a proxy, has no words of the server's.
  if (answered && error.code === 'bad_answer') return failed;
  return errorText(error, answered ? failed : broken);
}
