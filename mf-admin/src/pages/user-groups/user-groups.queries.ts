import { createAdmin, deleteAdmin, listAdmins } from '@overture/core/contract';
import type { EndpointBody, EndpointResponse } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';

export type AdminUser = EndpointResponse<typeof listAdmins>['admins'][number];

export interface UserGroupsFilter {
  /** Empty for all. */
  readonly department: string;
  readonly page: number;
  readonly limit: number;
}

const usersKey = ['admin', 'users'] as const;
/** The overview counts and lists the same people. */
const changes = [usersKey, ['overview']];

/** One page of the users; the page before stays in sight while the next one is on its way. */
export function usersPageQuery({ department, page, limit }: UserGroupsFilter) {
  const query = { page, limit, ...(department ? { department } : {}) };
  return queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => callApi(listAdmins, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Creates a user of role admin. */
export function useCreateUser() {
  return useSaving({
    send: (body: EndpointBody<typeof createAdmin>) => callApi(createAdmin, { body }),
    changes,
    done: 'User created successfully',
    failed: 'Something went wrong',
  });
}

/** Deletes a user by id. */
export function useDeleteUser() {
  return useSaving({
    send: (id: string) => callApi(deleteAdmin, { params: { id } }),
    changes,
    done: 'User deleted successfully',
    failed: 'Failed to delete user',
  });
}
