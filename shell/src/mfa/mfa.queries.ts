import { confirmMfa, disableMfa, getMfa, setUpMfa } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import {
  callApi,
  errorText,
  forgetMfaReset,
  queryOptions,
  toast,
  useConfig,
  useMutation,
  useQuery,
  useQueryClient,
} from '@overture/ui';

/** Whether two-step sign-in is on. */
export const mfaQuery = queryOptions({
  queryKey: ['mfa'],
  queryFn: ({ signal }) => callApi(getMfa, {}, { signal }),
});

/** Whether the user may sign in and prove who they are with a password; true until that is known. */
export function useTakesPassword(): boolean {
  const hasPassword = useQuery(mfaQuery).data?.hasPassword !== false;
  const isOnlyWay = useConfig()?.singleSignOn === 'only';
  return hasPassword && !isOnlyWay;
}

/** Begins the set-up; `token` is that of a sign-in that waits for it, else the session's. */
export function useMfaSetup(token: string | undefined) {
  return useMutation({
    mutationFn: () => callApi(setUpMfa, {}, { token }),
    onError: (error) => toast.error(errorText(error)),
  });
}

/** Turns on two-step sign-in; the field shows a wrong code. */
export function useMfaConfirmation(token: string | undefined) {
  return useMutation({
    mutationFn: (code: string) => callApi(confirmMfa, { body: { code } }, { token }),
    onSuccess: forgetMfaReset,
  });
}

export function useMfaRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointBody<typeof disableMfa>) => callApi(disableMfa, { body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return client.invalidateQueries({ queryKey: mfaQuery.queryKey });
    },
  });
}
