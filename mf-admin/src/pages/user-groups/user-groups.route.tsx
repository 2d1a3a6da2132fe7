import { roleSchema } from '@overture/core/contract';
import {
  AppButton,
  Dialog,
  IconUsers,
  MailAddress,
  SelectField,
  Timestamp,
  TwoLines,
  urlChoice,
  urlText,
  useQuery,
  useSession,
  useUrlState,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { createdColumn, numberColumn } from '../../lists/common-columns.tsx';
import { listAddressFields, useListAddress } from '../../lists/list-address.ts';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useListLoad } from '../../lists/use-list-load.ts';
import { useServerList } from '../../lists/use-server-list.tsx';
import { useState } from 'react';
import { CreateUserForm } from './create-user-form.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { roleWords } from './role-select.tsx';
import { useOnlySingleSignOn } from './use-only-single-sign-on.ts';
import { UserActions } from './user-actions.tsx';
import { useCreateUser, useDeleteUser, userSorts, usersPageQuery } from './user-groups.queries.ts';
import type { AdminUser } from './user-groups.queries.ts';

const addressFields = listAddressFields(userSorts);

/** All filters of the list, to clear them with one change of the address. */
const filterFields = { department: urlText(), search: urlText(), role: urlChoice(roleSchema.options) };
const noFilters = { department: '', search: '', role: undefined };

const wayWords = { password: 'Password', google: 'Google', oidc: 'Single sign-on' } as const;

const columns: readonly Column<AdminUser>[] = [
  {
    key: 'email',
    header: 'Email',
    main: true,
    sortable: true,
    cell: ({ email, name }) => (
      <TwoLines title={email} below={name}>
        <MailAddress>{email}</MailAddress>
      </TwoLines>
    ),
  },
  { key: 'role', header: 'Role', width: '11%', cell: ({ role }) => roleWords[role] },
  { key: 'domain', header: 'Domain', width: '14%', cell: ({ department }) => department || 'All' },
  {
    key: 'signIn',
    header: 'Signs in with',
    width: '14%',
    cell: ({ signInWays, twoStep }) => (
      <TwoLines below={twoStep ? 'and a code' : ''}>
        {signInWays.map((way) => wayWords[way]).join(', ') || '–'}
      </TwoLines>
    ),
  },
  {
    key: 'lastSeen',
    header: 'Last Seen',
    width: '11%',
    cell: ({ invited, lastActiveAt }) => {
      if (invited) return 'Invited';
      return lastActiveAt === null ? 'Never' : <Timestamp value={lastActiveAt} />;
    },
  },
  createdColumn({ key: 'createdAt', width: '11%' }),
];

/** User Groups (/admin/user-groups): the people who generate, by domain. */
export function UserGroupsRoute() {
  const address = useListAddress(addressFields, 'Search users');
  const [{ role }, setFilters] = useUrlState(filterFields);
  const [adding, setAdding] = useState<'invite' | 'import' | null>(null);
  const query = usersPageQuery(address.query, role);
  const users = useQuery(query);
  const list = useServerList(address, users);
  const me = useSession()?.userId;
  const creation = useCreateUser();
  const isOnlySingleSignOn = useOnlySingleSignOn();
  return (
    <ManagedList
      {...list}
      filtered={list.filtered || role !== undefined}
      onClearFilters={() => {
        address.searchBox.onType('');
        setFilters(noFilters);
      }}
      filter={
        <>
          {list.filter}
          <SelectField
            aria-label="Role"
            placeholder="All roles"
            data={[
              { value: 'admin', label: 'Admins' },
              { value: 'superadmin', label: 'Superadmins' },
            ]}
            value={role ?? null}
            clearable
            clearButtonProps={{ 'aria-label': 'Clear role' }}
            onChange={(next) => setFilters({ role: filterFields.role.parse(next) })}
          />
        </>
      }
      pageActions={
        <>
          <AppButton onClick={() => setAdding('import')}>Import CSV</AppButton>
          <AppButton variant="primary" onClick={() => setAdding('invite')}>
            Invite User
          </AppButton>
        </>
      }
      rowActions={(user) => <UserActions user={user} />}
      load={useListLoad(users, 'Failed to fetch users')}
      title="User Groups"
      subtitle="Everybody who can sign in: admins write for one domain, superadmins manage all of Overture."
      columns={[numberColumn(list.offset), ...columns]}
      nameOf={({ email }) => email}
      loadingLabel="Loading users..."
      empty={{
        icon: <IconUsers size={22} />,
        title: 'No users yet',
        text: isOnlySingleSignOn
          ? 'Create a user for each person who works with Overture; they sign in with single sign-on, the first time by the link you give.'
          : 'Create a user for each person who works with Overture; they sign in with the address and password you give.',
      }}
      alwaysPaged
      form={{ button: 'Create User', isSecondary: true, Fields: CreateUserForm, save: creation }}
      removal={{
        title: 'Delete User',
        verb: 'Delete',
        isOffered: ({ _id }) => _id !== me,
        question: ({ email }) => (
          <>
            Are you sure you want to delete the user <strong>{email}</strong>? They are signed out at once, and what
            they have waiting in the queue is cancelled. This action cannot be undone.
          </>
        ),
        remove: useDeleteUser(query),
      }}
    >
      {creation.data?.link && (
        <Dialog opened onClose={creation.reset} title="Invitation link">
          <OneTimeLink {...creation.data.link} onDone={creation.reset} />
        </Dialog>
      )}
      {adding === 'invite' && <InviteDialog onClose={() => setAdding(null)} />}
      {adding === 'import' && <ImportDialog onClose={() => setAdding(null)} />}
    </ManagedList>
  );
}
