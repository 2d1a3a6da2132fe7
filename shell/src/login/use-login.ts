import { ApiError, callApi, toast, useMutation } from '@overture/ui';
import { login } from '@overture/core/contract';
import type { SignInSteps } from './use-sign-in-steps.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in and starts the session, unless a second step comes first; the guards then redirect. After a failure the
 * toast says that the sign-in failed, and the form says why.
 */
export function useLogin(enter: SignInSteps['enter']): {
  signIn: (credentials: Credentials) => void;
  busy: boolean;
  error: string | undefined;
} {
  const mutation = useMutation({
    mutationFn: (credentials: Credentials) => callApi(login, { body: credentials }),
    onSuccess: (answer) => enter(answer, 'Login successful!'),
    onError: () => toast.error('Login failed'),
  });
  return {
    signIn: mutation.mutate,
    busy: mutation.isPending,
    error: mutation.isError ? refusalText(mutation.error) : undefined,
  };
}

/** The server's text if it answered; otherwise the text for a failed connection. */
function refusalText(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0 && error.code !== 'bad_answer';
  if (!answered) return 'An error occurred during login. Please try again.';
  return error.message || 'Invalid email or password';
}
