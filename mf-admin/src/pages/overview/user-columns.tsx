import type { DashboardUser } from '@overture/core/contract';
import { IconButton, IconEye, Timestamp, toast } from '@overture/ui';
import type { Column } from '@overture/ui';

const viewLabel = 'View Email Sequence Details';

export interface UserColumnsOptions {
  /** Position of the first row in the whole list, from 0. */
  readonly offset: number;
  /** Whether the page that the eye opens is there to be opened. */
  readonly historyExists: boolean;
}

/** Columns of the User Actions table: spec, section 2, Overview. */
export function userColumns({ offset, historyExists }: UserColumnsOptions): Column<DashboardUser>[] {
  return [
    { key: 'number', header: 'S.No.', width: 72, wideOnly: true, cell: (_, index) => offset + index + 1 },
    { key: 'name', header: 'Name', main: true, cell: (user) => <bdi>{userNameOf(user)}</bdi> },
    { key: 'email', header: 'Email', cell: ({ email }) => <span title={email}>{email}</span> },
    { key: 'created', header: 'Created At', cell: ({ createdAt }) => <Timestamp value={createdAt} /> },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: (user) => <ViewUser id={user._id} exists={historyExists} />,
    },
  ];
}

/** First and last name joined, or a dash if both are empty. */
export function userNameOf({ firstName, lastName }: Pick<DashboardUser, 'firstName' | 'lastName'>): string {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ') || '-';
}

function ViewUser({ id, exists }: { readonly id: string; readonly exists: boolean }) {
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
  if (!exists) return <IconButton label={`${viewLabel} (not available yet)`} icon={icon} disabled />;
  return <IconButton label={viewLabel} icon={icon} to={`/admin/user-history/${encodeURIComponent(id)}`} />;
}
