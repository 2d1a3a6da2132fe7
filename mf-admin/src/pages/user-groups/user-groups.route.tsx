import type { Role } from '@overture/core/contract';
import { AppButton, IconUsers, SelectField, Timestamp, TwoLines, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import { createdColumn, numberColumn } from '../../lists/common-columns.tsx';
import { listAddressFields, useListAddress } from '../../lists/list-address.ts';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useListLoad } from '../../lists/use-list-load.ts';
import { useServerList } from '../../lists/use-server-list.tsx';
import { useState } from 'react';
import { CreateUserForm } from './create-user-form.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { UserActions } from './user-actions.tsx';
import { useCreateUser, useDeleteUser, userSorts, usersPageQuery } from './user-groups.queries.ts';
import type { AdminUser } from './user-groups.queries.ts';

const addressFields = listAddressFields(userSorts);

const wayWords = { password: 'Password', google: 'Google', oidc: 'Single sign-on' } as const;

const columns: readonly Column<AdminUser>[] = [
  {
    key: 'email',
    header: 'Email',
    main: true,
    sortable: true,
    cell: ({ email, name }) => (
      <TwoLines title={email} below={name}>
        {email}
      </TwoLines>
    ),
  },
  { key: 'domain', header: 'Domain', width: '15%', cell: ({ department }) => department || 'All' },
  {
    key: 'signIn',
    header: 'Signs in with',
    width: '16%',
    cell: ({ signInWays, twoStep }) => (
      <TwoLines below={twoStep ? 'and a code' : ''}>
        {signInWays.map((way) => wayWords[way]).join(', ') || '–'}
      </TwoLines>
    ),
  },
  createdColumn({ key: 'createdAt', width: '13%' }),
  {
    key: 'lastActive',
    header: 'Last Active',
    width: '13%',
    cell: ({ invited, lastActiveAt }) => (invited ? 'Invited' : <Timestamp value={lastActiveAt} />),
  },
];

/** User Groups (/admin/user-groups): the people who generate, by domain. */
export function UserGroupsRoute() {
  const address = useListAddress(addressFields, 'Search users');
  const [role, setRole] = useState<Role>('admin');
  const [isInviting, setInviting] = useState(false);
  const query = usersPageQuery(address.query, role);
  const users = useQuery(query);
  const list = useServerList(address, users);
  const onRole = (next: Role) => {
    setRole(next);
    list.onPage(1);
  };
  return (
    <ManagedList
      {...list}
      filter={
        <>
          {list.filter}
          <SelectField
            aria-label="Role"
            data={[
              { value: 'admin', label: 'Admins' },
              { value: 'superadmin', label: 'Superadmins' },
            ]}
            value={role}
            allowDeselect={false}
            onChange={(next) => onRole(next as Role)}
          />
        </>
      }
      pageActions={
        <AppButton variant="primary" onClick={() => setInviting(true)}>
          Invite User
        </AppButton>
      }
      rowActions={(user) => <UserActions user={user} />}
      rowActionCount={2}
      load={useListLoad(users, 'Failed to fetch users')}
      title="User Groups"
      subtitle="The people who generate emails, each in the domain they work for."
      columns={[numberColumn(list.offset), ...columns]}
      nameOf={({ email }) => email}
      loadingLabel="Loading users..."
      empty={{
        icon: <IconUsers size={22} />,
        title: 'No users yet',
        text: 'Create a user for each person who works with Overture; they sign in with the address and password you give.',
      }}
      alwaysPaged
      form={{ button: 'Create User', isSecondary: true, Fields: CreateUserForm, save: useCreateUser() }}
      removal={{
        title: 'Delete User',
        verb: 'Delete',
        question: ({ email }) => (
          <>
            Are you sure you want to delete the user <strong>{email}</strong>? They are signed out at once, and what
            they have waiting in the queue is cancelled. This action cannot be undone.
          </>
        ),
        remove: useDeleteUser(query),
      }}
    >
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ManagedList>
  );
}
