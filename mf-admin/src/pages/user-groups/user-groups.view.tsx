import { IconButton, IconTrash, IconUsers, Timestamp } from '@overture/ui';
import type { Column } from '@overture/ui';
import { ManagedList } from '../../lists/managed-list.tsx';
import type { ListDialogs } from '../../lists/use-list-dialogs.ts';
import type { ListLoad } from '../../lists/use-list-load.ts';
import type { ServerListState } from '../../lists/use-server-list.ts';
import { DomainFilter } from '../../saving/domain-select.tsx';
import { CreateUserForm } from './create-user-form.tsx';
import type { CreateUserFormProps } from './create-user-form.tsx';
import type { AdminUser } from './user-groups.queries.ts';

export interface UserGroupsViewProps {
  readonly list: ServerListState<AdminUser>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly dialogs: ListDialogs<AdminUser>;
  readonly creating: boolean;
  readonly onCreate: CreateUserFormProps['onSubmit'];
  readonly onDelete: (user: AdminUser) => void;
}

/** The people who generate, by domain. */
export function UserGroupsView({ list, load, domains, dialogs, ...props }: UserGroupsViewProps) {
  const { department, onDepartment, ...state } = list;
  return (
    <ManagedList<AdminUser>
      {...state}
      title="User Groups"
      subtitle="The people who generate emails, each in the domain they work for."
      columns={columns(list.offset, dialogs.askToRemove)}
      load={load}
      loadingLabel="Loading users..."
      filter={<DomainFilter domains={domains} value={department} onChange={onDepartment} />}
      empty={{
        icon: <IconUsers size={22} />,
        title: 'No users yet',
        text: 'Create a user for each person who works with Overture; they sign in with the address and password you give.',
      }}
      alwaysPaged
      dialogs={dialogs}
      form={{
        button: 'Create User',
        title: () => 'Create User',
        busy: props.creating,
        fields: () => (
          <CreateUserForm domains={domains} busy={props.creating} onCancel={dialogs.close} onSubmit={props.onCreate} />
        ),
      }}
      removal={{
        title: 'Delete User',
        verb: 'Delete',
        question: ({ email }) => (
          <>
            Are you sure you want to delete the user <strong>{email}</strong>? They are signed out at once, and what
            they have waiting in the queue is cancelled. This action cannot be undone.
          </>
        ),
        onConfirm: props.onDelete,
      }}
    />
  );
}

function columns(offset: number, onDelete: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    { key: 'number', header: 'S.No.', width: 72, wideOnly: true, cell: (_, index) => offset + index + 1 },
    {
      key: 'email',
      header: 'Email',
      main: true,
      sortable: true,
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    { key: 'domain', header: 'Domain', width: '22%', cell: ({ department }) => department },
    {
      key: 'createdAt',
      header: 'Created At',
      width: '18%',
      sortable: true,
      cell: ({ createdAt }) => <Timestamp value={createdAt} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 96,
      cell: (user) => (
        <IconButton
          label={`Delete ${user.email}`}
          icon={<IconTrash size={18} />}
          danger
          onClick={() => onDelete(user)}
        />
      ),
    },
  ];
}
