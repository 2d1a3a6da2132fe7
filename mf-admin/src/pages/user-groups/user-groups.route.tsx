import { useConfig, useQuery } from '@overture/ui';
import { listAddressFields, useListAddress } from '../../lists/list-address.ts';
import { useListDialogs } from '../../lists/use-list-dialogs.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { useServerList } from '../../lists/use-server-list.ts';
import { useCreateUser, useDeleteUser, userSorts, usersPageQuery } from './user-groups.queries.ts';
import type { AdminUser } from './user-groups.queries.ts';
import { UserGroupsView } from './user-groups.view.tsx';

const addressFields = listAddressFields(userSorts);

/** User Groups (/admin/user-groups). */
export function UserGroupsRoute() {
  const address = useListAddress(addressFields, 'Search users');
  const users = useQuery(usersPageQuery(address.asked));
  const dialogs = useListDialogs<AdminUser>();
  const create = useCreateUser();
  const remove = useDeleteUser();
  return (
    <UserGroupsView
      list={useServerList(address, users)}
      load={useListLoad(users, 'Failed to fetch users')}
      domains={useConfig()?.departments ?? []}
      dialogs={dialogs}
      creating={create.isPending}
      onCreate={(user) => create.mutateAsync(user).then(dialogs.close)}
      onDelete={({ _id }) => remove.mutate(_id)}
    />
  );
}
