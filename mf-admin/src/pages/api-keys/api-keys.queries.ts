import { createKey, deleteKey, listKeys, updateKey } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';

export type KeyFields = Omit<EndpointBody<typeof updateKey>, '_id'>;

const keysKey = ['admin', 'keys'] as const;
/** Which credential a domain's calls use is shown elsewhere too. */
const changes = [keysKey, ['connections']];

/** Every stored key, newest first, masked. */
export const keysQuery = queryOptions({
  queryKey: keysKey,
  queryFn: ({ signal }) => callApi(listKeys, {}, { signal }),
});

/** Stores a key, or changes the one of `_id`, whose secret a blank `key` keeps. */
export function useSaveKey(_id: string | undefined) {
  return useSaving({
    send: (fields: KeyFields) =>
      _id === undefined ? callApi(createKey, { body: fields }) : callApi(updateKey, { body: { ...fields, _id } }),
    changes,
    done: _id === undefined ? 'API key created successfully' : 'API key updated successfully',
    failed: 'Something went wrong',
  });
}

/** Deletes a key by id. */
export function useDeleteKey() {
  return useSaving({
    send: (_id: string) => callApi(deleteKey, { body: { _id } }),
    changes,
    done: 'API key deleted successfully',
    failed: 'Something went wrong',
  });
}
