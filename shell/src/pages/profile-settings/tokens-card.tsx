import type { PersonalTokenEntry } from '@overture/core/contract';
import {
  AppButton,
  Card,
  ConfirmDialog,
  DataTable,
  IconButton,
  IconKey,
  IconTrash,
  Timestamp,
  TwoLines,
  useQuery,
  useRetry,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { useState } from 'react';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { tokensQuery, useEndToken } from './tokens.queries.ts';

/** Lists the tokens with which scripts and assistants act in the user's name, makes new ones, and ends them. */
export function TokensCard() {
  const tokens = useQuery(tokensQuery);
  const end = useEndToken();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<PersonalTokenEntry>();
  return (
    <Card
      flush
      title="Tokens for scripts and assistants"
      icon={<IconKey size={18} />}
      actions={
        <AppButton size="sm" onClick={() => setMaking(true)}>
          New token
        </AppButton>
      }
    >
      <DataTable<PersonalTokenEntry>
        label="Tokens for scripts and assistants"
        columns={[
          ...columns,
          {
            key: 'actions',
            header: 'Actions',
            actions: true,
            cell: (token) => (
              <IconButton
                label={`End ${token.name}`}
                icon={<IconTrash size={18} />}
                disabled={end.isPending}
                onClick={() => setEnding(token)}
              />
            ),
          },
        ]}
        rows={tokens.data}
        rowKey={({ _id }) => _id}
        skeletonRows={2}
        loadingLabel="Loading tokens..."
        empty={{
          title: 'No tokens yet',
          text: 'With a token a script or an assistant reads, checks or generates in your name.',
        }}
        load={useRetry(tokens, 'Your tokens could not be loaded')}
      />
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        opened={ending !== undefined}
        title={`End ${ending?.name ?? 'token'}?`}
        destructive
        confirmLabel="End token"
        onClose={() => setEnding(undefined)}
        onConfirm={() => {
          if (ending) end.mutate(ending._id);
          setEnding(undefined);
        }}
      >
        What uses it stops working at once. This cannot be taken back.
      </ConfirmDialog>
    </Card>
  );
}

const columns: Column<PersonalTokenEntry>[] = [
  {
    key: 'name',
    header: 'Name',
    main: true,
    cell: ({ name, scopes }) => <TwoLines below={scopes.join(', ')}>{name}</TwoLines>,
  },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : <Timestamp value={lastUsedAt} show="datetime" />),
  },
  { key: 'ends', header: 'Ends', cell: ({ expiresAt }) => <Timestamp value={expiresAt} show="date" /> },
];
