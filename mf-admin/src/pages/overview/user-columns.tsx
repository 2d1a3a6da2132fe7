import type { DashboardUser } from '@overture/core/contract';
import { IconButton, IconEye, toast } from '@overture/ui';
import type { Column } from '@overture/ui';
import { createdColumn, numberColumn } from '../../lists/common-columns.tsx';
import { userNameOf } from '../../people/user-names.ts';

const viewLabel = 'View Email Sequence Details';

/** The columns of the User Actions table. `offset` is the position of the first row. */
export function userColumns(offset: number): Column<DashboardUser>[] {
  return [
    numberColumn(offset),
    {
      key: 'name',
      header: 'Name',
      width: '26%',
      sortable: true,
      shrink: true,
      cell: (user) => <bdi title={userNameOf(user)}>{userNameOf(user) || '-'}</bdi>,
    },
    {
      key: 'email',
      header: 'Email',
      // Every user has an address, but only users with a profile have a name.
      main: true,
      sortable: true,
      shrink: true,
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    createdColumn({ width: 140 }),
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 96,
      cell: (user) => <ViewUser id={user._id} />,
    },
  ];
}

function ViewUser({ id }: { readonly id: string }) {
  const icon = <IconEye size={18} />;
  if (id === '') {
    return (
      <IconButton
        label={viewLabel}
        icon={icon}
        onClick={() => toast.error('Unable to view user details: User ID not found')}
      />
    );
  }
  return <IconButton label={viewLabel} icon={icon} to={`/admin/user-history/${encodeURIComponent(id)}`} />;
}
