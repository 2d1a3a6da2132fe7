import { createAdmin, deleteAdmin, listAdmins } from '@overture/core/contract';
import type { EndpointBody, EndpointResponse } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import type { ListAsked } from '../../lists/list-address.ts';
import { showAtOnce } from '../../saving/show-at-once.ts';
import { useSaving } from '../../saving/use-saving.ts';

type UsersPage = EndpointResponse<typeof listAdmins>;
export type AdminUser = UsersPage['admins'][number];

/** What the server sorts users by. */
export const userSorts = ['email', '-email', 'createdAt', '-createdAt'] as const;

const usersKey = ['admin', 'users'] as const;
/** The overview counts and lists the same people. */
const changes = [usersKey, ['overview']];

/** One page of the users; the page before stays in sight while the next one is on its way. */
export function usersPageQuery(query: ListAsked<(typeof userSorts)[number]>) {
  return queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => callApi(listAdmins, { query }, { signal }),
    select: ({ admins: rows, totalAdmins: total, totalPages }) => ({ rows, total, totalPages }),
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
    atOnce: (client, id) => showAtOnce(client, usersKey, (page: UsersPage) => withoutUser(page, id)),
    done: 'User deleted successfully',
    failed: 'Failed to delete user',
  });
}

function withoutUser(page: UsersPage, id: string): UsersPage {
  const admins = page.admins.filter(({ _id }) => _id !== id);
  const totalPages = admins.length === 0 ? page.currentPage - 1 : page.totalPages;
  return { ...page, admins, totalAdmins: page.totalAdmins - (page.admins.length - admins.length), totalPages };
}
