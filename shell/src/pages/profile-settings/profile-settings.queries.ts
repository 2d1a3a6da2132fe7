import { changePassword, myProfile, updateProfile } from '@overture/core/contract';
import type { EndpointBody, Profile } from '@overture/core/contract';
import {
  callApi,
  currentSession,
  errorText,
  queryOptions,
  storeProfile,
  storeToken,
  toast,
  useMutation,
  useQueryClient,
} from '@overture/ui';

export type ProfileChanges = EndpointBody<typeof updateProfile>;
export type PasswordChange = EndpointBody<typeof changePassword>;

/** The user's own profile. It may have been saved in another session, so that this one's is brought up to date. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const { profile } = await callApi(myProfile, {}, { signal });
    const session = currentSession();
    if (session !== null && (session.userProfile !== null || isFilledIn(profile))) storeProfile(profile);
    return profile;
  },
});

/** The server answers an empty profile where nobody has filled one in; the session then has none. */
function isFilledIn({ email: _email, language: _language, ...texts }: Profile): boolean {
  return Object.values(texts).some((text) => text !== '');
}

/** Saves the given fields; the account entry and the profile reminder change at once. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => (await callApi(updateProfile, { body: changes })).profile,
    onSuccess: (profile: Profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      storeProfile(profile);
      toast.success('Profile updated successfully');
    },
    onError: (error) => toast.error(errorText(error)),
  });
}

/** Changes the user's own password. Every other session of the user ends; this one continues with the new token. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (change: PasswordChange) => callApi(changePassword, { body: change }),
    onSuccess: ({ message, token }) => {
      storeToken(token);
      toast.success(message || 'Password changed successfully');
    },
    onError: (error) => toast.error(errorText(error)),
  });
}

/** The fields of an update: empty ones are left out and keep the saved value, except the cleared ones. */
export function filledIn(changes: ProfileChanges, cleared: ReadonlySet<string>): ProfileChanges {
  return Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== '' || cleared.has(name)));
}
