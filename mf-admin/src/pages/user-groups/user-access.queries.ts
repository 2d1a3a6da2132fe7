import {
  changeUser,
  endUserSessions,
  importUsers,
  inviteUser,
  issueResetLink,
  resetMfa,
} from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { ApiError, callApi, errorText, toast, useMutation, useQueryClient } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';
import { userChanges, type AdminUser } from './user-groups.queries.ts';

/** Creates a user without a password. The answer has the link to pass on. */
export function useInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointBody<typeof inviteUser>) => callApi(inviteUser, { body }),
    onSuccess: () => Promise.all(userChanges.map((queryKey) => client.invalidateQueries({ queryKey }))),
    onError: (error) => toast.error(errorText(error)),
  });
}

/** Creates a further link to pass on for a user who was invited, as the import of a user who is there already does. */
export function useNewInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, role, department }: AdminUser) => {
      const users = [{ email, role, department: role === 'superadmin' ? null : department }];
      const [result] = (await callApi(importUsers, { body: { users } })).results;
      if (!result?.link) throw new Error(result?.problem ?? `${email} can sign in already.`);
      return result.link;
    },
    onError: (error) => {
      toast.error(error instanceof ApiError ? errorText(error) : error.message);
      return Promise.all(userChanges.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

/** Creates a link to pass on, with which the user chooses a new password. */
export function useResetLink() {
  return useMutation({
    mutationFn: ({ _id: userId }: AdminUser) => callApi(issueResetLink, { body: { userId } }),
    onError: (error) => toast.error(errorText(error)),
  });
}

/** Signs a user out everywhere. */
export function useSessionsEnd() {
  return useSaving({
    send: ({ _id: id }: AdminUser) => callApi(endUserSessions, { params: { id } }),
    changes: [],
    failed: 'Failed to end the sessions',
  });
}

/** Turns off a user's two-step sign-in, as after a lost phone. */
export function useMfaReset() {
  return useSaving({
    send: ({ _id: userId }: AdminUser) => callApi(resetMfa, { body: { userId } }),
    changes: userChanges,
    failed: 'Failed to turn off two-step sign-in',
  });
}

/** Gives a user another role or domain. */
export function useAccessChange() {
  return useSaving({
    send: ({ id, body }: { readonly id: string; readonly body: EndpointBody<typeof changeUser> }) =>
      callApi(changeUser, { params: { id }, body }),
    changes: userChanges,
    failed: 'Failed to update user',
  });
}
