import type { SessionEntry } from '@overture/core/contract';
import {
  AppButton,
  Card,
  DataTable,
  IconButton,
  IconDevices,
  IconLogout,
  Timestamp,
  TwoLines,
  useQuery,
  useRetry,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { sessionsQuery, useEndSessions } from './sessions.queries.ts';

/** Lists the user's sessions, with a way to end each but this one. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const end = useEndSessions();
  const hasOthers = sessions.data?.some(({ current }) => !current) === true;
  return (
    <Card
      flush
      title="Where you are signed in"
      icon={<IconDevices size={18} />}
      actions={
        hasOthers && (
          <AppButton size="sm" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
            Sign out everywhere else
          </AppButton>
        )
      }
    >
      <DataTable<SessionEntry>
        label="Where you are signed in"
        columns={[
          ...columns,
          {
            key: 'actions',
            header: 'Actions',
            actions: true,
            cell: ({ _id, device, current }) =>
              !current && (
                <IconButton
                  label={`Sign out ${device}`}
                  icon={<IconLogout size={18} />}
                  disabled={end.isPending}
                  onClick={() => end.mutate(_id)}
                />
              ),
          },
        ]}
        rows={sessions.data}
        rowKey={({ _id }) => _id}
        skeletonRows={2}
        loadingLabel="Loading sessions..."
        load={useRetry(sessions, 'Your sessions could not be loaded')}
      />
    </Card>
  );
}

const columns: Column<SessionEntry>[] = [
  {
    key: 'device',
    header: 'Device',
    main: true,
    cell: ({ device, current }) => <TwoLines below={current ? 'this session' : undefined}>{device}</TwoLines>,
  },
  { key: 'since', header: 'Signed in', cell: ({ createdAt }) => <Timestamp value={createdAt} show="datetime" /> },
  { key: 'used', header: 'Last used', cell: ({ lastUsedAt }) => <Timestamp value={lastUsedAt} show="datetime" /> },
];
