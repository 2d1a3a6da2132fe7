import {
  AppButton,
  ConfirmDialog,
  Dialog,
  IconButton,
  IconPlus,
  IconTrash,
  IconUsers,
  Page,
  PageHeader,
  Timestamp,
  useLast,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ListPage } from '../../lists/client-list.ts';
import { ListCard } from '../../lists/list-card.tsx';
import type { ListLoad } from '../../lists/use-list-load.ts';
import { DomainFilter } from '../../saving/domain-select.tsx';
import { CreateUserForm } from './create-user-form.tsx';
import type { CreateUserFormProps } from './create-user-form.tsx';
import type { AdminUser } from './user-groups.queries.ts';

export interface UserGroupsViewProps {
  readonly list: ListPage<AdminUser>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly domain: string;
  readonly onDomain: (domain: string) => void;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  readonly creating: boolean;
  readonly onCreate: () => void;
  readonly createBusy: boolean;
  readonly onSubmit: CreateUserFormProps['onSubmit'];
  /** Who is about to be deleted; null for nobody. */
  readonly toDelete: AdminUser | null;
  readonly onDelete: (user: AdminUser) => void;
  readonly deleteBusy: boolean;
  readonly onConfirmDelete: () => void;
  /** Closes whichever dialog is open. */
  readonly onClose: () => void;
}

/** The people who generate, by domain. */
export function UserGroupsView(props: UserGroupsViewProps) {
  const { list, domains, domain } = props;
  const create = (
    <AppButton variant="primary" icon={<IconPlus size={16} />} onClick={props.onCreate}>
      Create User
    </AppButton>
  );
  return (
    <Page>
      <PageHeader
        title="User Groups"
        subtitle="The people who generate emails, each in the domain they work for."
        actions={create}
      />
      <ListCard<AdminUser>
        {...list}
        label="User Groups"
        columns={columns(list.offset, props.onDelete)}
        rowKey={({ _id }) => _id}
        load={props.load}
        loadingLabel="Loading users..."
        filter={<DomainFilter domains={domains} value={domain} onChange={props.onDomain} />}
        filtered={domain !== ''}
        onClearFilters={() => props.onDomain('')}
        empty={{
          icon: <IconUsers size={22} />,
          title: 'No users yet',
          text: 'Create a user for each person who works with Overture; they sign in with the address and password you give.',
        }}
        alwaysPaged
        onPage={props.onPage}
        onLimit={props.onLimit}
      />
      <Dialog opened={props.creating} onClose={props.onClose} title="Create User" closable={!props.createBusy}>
        <CreateUserForm domains={domains} busy={props.createBusy} onCancel={props.onClose} onSubmit={props.onSubmit} />
      </Dialog>
      <DeleteUserDialog {...props} />
    </Page>
  );
}

function DeleteUserDialog({ toDelete, deleteBusy, onConfirmDelete, onClose }: UserGroupsViewProps) {
  const shown = useLast(toDelete);
  return (
    <ConfirmDialog
      opened={toDelete !== null}
      onClose={onClose}
      onConfirm={onConfirmDelete}
      title="Delete User"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deleteBusy}
    >
      Are you sure you want to delete the user <strong>{shown?.email}</strong>? They are signed out at once, and what
      they have waiting in the queue is cancelled. This action cannot be undone.
    </ConfirmDialog>
  );
}

function columns(offset: number, onDelete: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    { key: 'number', header: 'S.No.', width: 72, wideOnly: true, cell: (_, index) => offset + index + 1 },
    { key: 'email', header: 'Email', main: true, cell: ({ email }) => <span title={email}>{email}</span> },
    { key: 'domain', header: 'Domain', width: '22%', cell: ({ department }) => department },
    { key: 'created', header: 'Created At', width: '18%', cell: ({ createdAt }) => <Timestamp value={createdAt} /> },
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
