import { ApiError, errorText, toast, useMutation, useQueryClient } from '@overture/ui';
import type { QueryKey } from '@overture/ui';

export interface SavingOptions<V, A extends { readonly message: string }> {
  readonly send: (input: V) => Promise<A>;
  /** What is asked for again once it is done. */
  readonly changes: readonly QueryKey[];
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
  return useMutation({
    mutationFn: options.send,
    onSuccess: ({ message }) => {
      toast.success(message || options.done);
      for (const queryKey of options.changes) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (options.isShown?.(error) !== true) toast.error(failureText(error, options));
    },
  });
}

function failureText(error: unknown, { failed, broken = failed }: { failed: string; broken?: string }): string {
  const answered = error instanceof ApiError && error.status > 0;
  return errorText(error, answered ? failed : broken);
}
