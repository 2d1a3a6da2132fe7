import { useState } from 'react';
import { urlNumber, urlPageSize, urlText, useConfig, useQuery, useUrlState } from '@overture/ui';
import { serverPage } from '../../lists/server-page.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { useExistingPage } from '../../lists/use-existing-page.ts';
import { useCreateUser, useDeleteUser, usersPageQuery } from './user-groups.queries.ts';
import type { AdminUser, UserGroupsFilter } from './user-groups.queries.ts';
import { UserGroupsView } from './user-groups.view.tsx';

const urlFields = { department: urlText(), page: urlNumber(1), limit: urlPageSize() };

/** User Groups (/admin/user-groups). */
export function UserGroupsRoute() {
  const [filter, setFilter] = useUrlState<UserGroupsFilter>(urlFields);
  const users = useQuery(usersPageQuery(filter));
  const load = useListLoad(users, 'Failed to fetch users');
  useExistingPage(users, filter.page, (page) => setFilter({ page }, { replace: true }));
  const domains = useConfig()?.departments ?? [];
  const [creating, setCreating] = useState(false);
  const [toDelete, setToDelete] = useState<AdminUser | null>(null);
  const create = useCreateUser();
  const remove = useDeleteUser();
  const close = () => {
    setCreating(false);
    setToDelete(null);
  };
  return (
    <UserGroupsView
      list={serverPage(users.data?.admins, users.data?.totalAdmins, filter)}
      load={load}
      domains={domains}
      domain={filter.department}
      onDomain={(department) => setFilter({ department })}
      onPage={(page) => setFilter({ page })}
      onLimit={(limit) => setFilter({ limit })}
      creating={creating}
      onCreate={() => setCreating(true)}
      createBusy={create.isPending}
      onSubmit={(user) => create.mutateAsync(user).then(close)}
      toDelete={toDelete}
      onDelete={setToDelete}
      deleteBusy={remove.isPending}
      onConfirmDelete={() => {
        if (toDelete) remove.mutate(toDelete._id, { onSettled: close });
      }}
      onClose={close}
    />
  );
}
