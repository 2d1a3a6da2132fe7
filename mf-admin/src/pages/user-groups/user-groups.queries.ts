import { createAdmin, deleteAdmin, listAdmins } from '@overture/core/contract';
import type { EndpointBody, EndpointResponse, Role } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import type { QueryKey } from '@overture/ui';
import type { ListQuery } from '../../lists/list-address.ts';
import { withoutRow } from '../../lists/server-page.ts';
import type { ServerPage } from '../../lists/server-page.ts';
import type { Saved } from '../../saving/entry-form.tsx';
import { showOptimistically } from '../../saving/show-optimistically.ts';
import { useSaving } from '../../saving/use-saving.ts';

export type AdminUser = EndpointResponse<typeof listAdmins>['admins'][number];
export type UserFields = EndpointBody<typeof createAdmin>;

/** The sorts of users that the server supports. */
export const userSorts = ['email', '-email', 'createdAt', '-createdAt'] as const;

const usersKey = ['admin', 'users'] as const;
/** The queries that show users. The overview counts and lists them too. */
export const userChanges: readonly QueryKey[] = [usersKey, ['overview']];

/** One page of the users, those of both roles without one. The previous page is shown while the next one loads. */
export function usersPageQuery(asked: ListQuery<(typeof userSorts)[number]>, role: Role | undefined) {
  const query = { ...asked, role: role ?? ('all' as const) };
  return queryOptions({
    queryKey: [...usersKey, query],
    queryFn: async ({ signal }): Promise<ServerPage<AdminUser>> => {
      const { admins, totalAdmins, totalPages } = await callApi(listAdmins, { query }, { signal });
      return { rows: admins, total: totalAdmins, totalPages };
    },
    placeholderData: keepPreviousData,
  });
}

export function useCreateUser() {
  return useSaving({
    send: ({ fields }: Saved<AdminUser, UserFields>) => callApi(createAdmin, { body: fields }),
    changes: userChanges,
  });
}

/** Deletes a user, who disappears from the shown page at once. */
export function useDeleteUser(shown: ReturnType<typeof usersPageQuery>) {
  return useSaving({
    send: ({ _id: id }: AdminUser) => callApi(deleteAdmin, { params: { id } }),
    changes: userChanges,
    optimistic: (client, { _id }) => showOptimistically(client, shown, (page) => withoutRow(page, _id)),
    failed: 'Failed to delete user',
  });
}
