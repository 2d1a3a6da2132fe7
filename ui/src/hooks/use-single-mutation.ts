import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** A mutation whose `mutate` does nothing while an earlier call is running, so that a double click sends one request. */
export function useSingleMutation<T, V = void>(
  options: UseMutationOptions<T, Error, V>,
): UseMutationResult<T, Error, V> {
  const mutation = useMutation(options);
  const oneAtATime = useOneAtATime();
  const ended = () => undefined;
  return {
    ...mutation,
    mutate: (...call) => void oneAtATime(() => mutation.mutateAsync(...call).then(ended, ended)),
  };
}
