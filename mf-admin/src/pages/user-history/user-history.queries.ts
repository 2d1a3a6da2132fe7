import { listUserRecords } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';

/** Every record of one user, newest first. */
export function userRecordsQuery(userId: string) {
  return queryOptions({
    queryKey: ['history', 'of-user', userId],
    queryFn: ({ signal }) => callApi(listUserRecords, { query: { userId, fromAdminSideUserId: userId } }, { signal }),
  });
}
