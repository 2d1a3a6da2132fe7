import { connectVendor, fetchContactAsSuperadmin, getConnect, makeOwnSuperadmin } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import {
  callApi,
  configQuery,
  queryOptions,
  startSession,
  toast,
  useConfig,
  useMutation,
  useQueryClient,
} from '@overture/ui';

/** The steps that are left to do. */
export const connectQuery = queryOptions({
  queryKey: ['admin', 'connect'],
  queryFn: ({ signal }) => callApi(getConnect, {}, { signal }),
});

/** Creates the user's own superadmin and signs in as that account. */
export function useMakeSuperadmin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointBody<typeof makeOwnSuperadmin>) => callApi(makeOwnSuperadmin, { body }),
    onSuccess: (answer) => {
      startSession(answer);
      toast.success(`You are signed in as ${answer.user.email}.`);
      return client.invalidateQueries({ queryKey: connectQuery.queryKey });
    },
  });
}

/** Tests a key and stores it if it works. The sandbox then no longer stands in for this vendor. */
export function useConnectVendor(keyType: EndpointBody<typeof connectVendor>['keyType']) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => callApi(connectVendor, { body: { keyType, key } }),
    onSuccess: ({ test, saved }) => {
      if (!test.ok) return;
      if (saved.length > 0)
        toast.success(`The key works for ${saved.length === 1 ? saved[0] : `${saved.length} domains`} from now on.`);
      return Promise.all([
        client.invalidateQueries({ queryKey: ['admin'] }),
        client.invalidateQueries({ queryKey: configQuery.queryKey }),
      ]);
    },
  });
}

/** Fetches a contact as the generator does, in the first domain. */
export function useReadContact() {
  const config = useConfig();
  return useMutation({
    mutationFn: async ({ contactId, url }: { readonly contactId: string; readonly url: string }) => {
      const body = { hubspotId: contactId, prospectUrl: url, zone: config?.departments[0] ?? '' };
      return (await callApi(fetchContactAsSuperadmin, { body })).data;
    },
  });
}
