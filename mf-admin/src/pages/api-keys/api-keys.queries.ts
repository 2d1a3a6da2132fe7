import { createKey, deleteKey, listConnections, listKeys, testConnection, updateKey } from '@overture/core/contract';
import type { ApiKeyWire, EndpointBody } from '@overture/core/contract';
import {
  ApiError,
  callApi,
  configQuery,
  errorText,
  queryOptions,
  toast,
  useMutation,
  useQueryClient,
} from '@overture/ui';
import { connectQuery } from '../connect/connect.queries.ts';
import type { Saved } from '../../saving/entry-form.tsx';
import { showOptimistically } from '../../saving/show-optimistically.ts';
import { useSaving } from '../../saving/use-saving.ts';

export type KeyFields = Omit<EndpointBody<typeof updateKey>, '_id'>;

const keysKey = ['admin', 'keys'] as const;
const connectionsKey = ['admin', 'connections'] as const;
const changes = [keysKey, connectionsKey];
/** The first key ends the sandbox. */
const changesOfSaving = [...changes, connectQuery.queryKey, configQuery.queryKey];

/** Every stored key with its secret masked, newest first. */
export const keysQuery = queryOptions({
  queryKey: keysKey,
  queryFn: ({ signal }) => callApi(listKeys, {}, { signal }),
});

/**
 * The credential that each domain's calls use, and its health. It is loaded again each minute while the page is open.
 */
export const connectionsQuery = queryOptions({
  queryKey: connectionsKey,
  queryFn: ({ signal }) => callApi(listConnections, {}, { signal }),
  refetchInterval: 60_000,
});

/** The vendor's reason why a key was not saved; undefined for any other error. */
export function testFailure(error: unknown): string | undefined {
  const isTest = error instanceof ApiError && /^(?:crm|ai)_/.test(error.code);
  return isTest ? errorText(error) : undefined;
}

/** Tests a stored key with its vendor and shows the result. */
export function useTestKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: { readonly _id: string }) => callApi(testConnection, { body: { _id } }),
    onSuccess: ({ ok, message }) => (ok ? toast.success(message) : toast.error(message)),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Creates or changes a key. A blank `key` keeps the stored secret. */
export function useSaveKey() {
  return useSaving({
    send: ({ entry, fields }: Saved<ApiKeyWire, KeyFields>) =>
      entry ? callApi(updateKey, { body: { ...fields, _id: entry._id } }) : callApi(createKey, { body: fields }),
    changes: changesOfSaving,
    isShown: (error) => testFailure(error) !== undefined,
  });
}

export function useDeleteKey() {
  return useSaving({
    send: ({ _id }: ApiKeyWire) => callApi(deleteKey, { body: { _id } }),
    changes,
    optimistic: (client, deleted) =>
      showOptimistically(client, keysQuery, (keys) => keys.filter(({ _id }) => _id !== deleted._id)),
  });
}
