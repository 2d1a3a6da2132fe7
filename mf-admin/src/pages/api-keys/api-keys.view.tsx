import type { ApiKeyWire, ConnectionWire } from '@overture/core/contract';
import {
  ActivePill,
  AppButton,
  ConfirmDialog,
  Dialog,
  IconButton,
  IconKey,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconTrash,
  Page,
  PageHeader,
  Timestamp,
  TwoLines,
  useLast,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { ListCard } from '../../lists/list-card.tsx';
import type { ClientListProps } from '../../lists/use-client-list.ts';
import type { ListLoad } from '../../lists/use-list-load.ts';
import { ApiKeyForm } from './api-key-form.tsx';
import type { ApiKeyFormProps } from './api-key-form.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { HealthCell } from './health-cell.tsx';

/** What the dialog is open for: a new key, or one to be edited. */
export type KeyDialog = { readonly apiKey: ApiKeyWire | null };

export interface ApiKeysViewProps {
  readonly list: ClientListProps<ApiKeyWire>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly dialog: KeyDialog | null;
  readonly onOpen: (dialog: KeyDialog) => void;
  readonly saving: boolean;
  readonly onSubmit: ApiKeyFormProps['onSubmit'];
  /** Id of the key that is being tested. */
  readonly testing: string | undefined;
  readonly onTest: (apiKey: ApiKeyWire) => void;
  /** Undefined until they are known. */
  readonly connections: readonly ConnectionWire[] | undefined;
  readonly connectionsFailed: boolean;
  readonly onRetryConnections: () => void;
  readonly toDelete: ApiKeyWire | null;
  readonly onDelete: (apiKey: ApiKeyWire) => void;
  readonly deleting: boolean;
  readonly onConfirmDelete: () => void;
  /** Closes whichever dialog is open. */
  readonly onClose: () => void;
}

/** The vendors' keys that each domain's calls are made with. */
export function ApiKeysView(props: ApiKeysViewProps) {
  const { list, saving } = props;
  const dialog = useLast(props.dialog);
  return (
    <Page>
      <PageHeader
        title="API Keys"
        subtitle="The HubSpot and OpenAI keys that each domain works with."
        actions={
          <AppButton variant="primary" icon={<IconPlus size={16} />} onClick={() => props.onOpen({ apiKey: null })}>
            Create API Key
          </AppButton>
        }
      />
      <ListCard<ApiKeyWire>
        {...list}
        label="API Keys"
        columns={columns(props)}
        rowKey={({ _id }) => _id}
        load={props.load}
        loadingLabel="Loading API keys..."
        empty={{
          icon: <IconKey size={22} />,
          title: 'No API keys yet',
          text: 'Until a domain has keys of its own, it works with those of the server, or with sample data.',
        }}
      />
      <ConnectionsCard
        connections={props.connections}
        failed={props.connectionsFailed}
        onRetry={props.onRetryConnections}
      />
      <Dialog
        opened={props.dialog !== null}
        onClose={props.onClose}
        title={dialog?.apiKey ? 'Edit API Key' : 'Create API Key'}
        closable={!saving}
      >
        <ApiKeyForm
          apiKey={dialog?.apiKey ?? null}
          domains={props.domains}
          busy={saving}
          onCancel={props.onClose}
          onSubmit={props.onSubmit}
        />
      </Dialog>
      <DeleteKeyDialog {...props} />
    </Page>
  );
}

function DeleteKeyDialog({ toDelete, deleting, onConfirmDelete, onClose }: ApiKeysViewProps) {
  const shown = useLast(toDelete);
  return (
    <ConfirmDialog
      opened={toDelete !== null}
      onClose={onClose}
      onConfirm={onConfirmDelete}
      title="Delete API Key"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deleting}
    >
      Are you sure you want to delete the API key <strong>{shown?.name}</strong>? Integrations that use this key will be
      disabled too. This action cannot be undone.
    </ConfirmDialog>
  );
}

function columns({ onOpen, onDelete, onTest, testing }: ApiKeysViewProps): Column<ApiKeyWire>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      main: true,
      sortable: true,
      cell: ({ name, key }) => (
        <TwoLines title={name} below={key}>
          {name}
        </TwoLines>
      ),
    },
    { key: 'type', header: 'Key Type', width: '11%', sortable: true, cell: ({ keyType }) => keyType },
    { key: 'domain', header: 'Domain', width: '15%', sortable: true, cell: ({ department }) => department },
    {
      key: 'status',
      header: 'Status',
      width: '11%',
      sortable: true,
      cell: ({ active }) => <ActivePill active={active} />,
    },
    {
      key: 'connection',
      header: 'Connection',
      width: '25%',
      cell: ({ health }) => <HealthCell health={health} />,
    },
    {
      key: 'created',
      header: 'Created At',
      width: '11%',
      sortable: true,
      cell: ({ createdAt }) => <Timestamp value={createdAt} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 136,
      cell: (apiKey) => (
        <>
          <IconButton
            label={`Test ${apiKey.name}`}
            icon={<IconPlugConnected size={18} />}
            busy={testing === apiKey._id}
            disabled={testing !== undefined}
            onClick={() => onTest(apiKey)}
          />
          <IconButton
            label={`Edit ${apiKey.name}`}
            icon={<IconPencil size={18} />}
            onClick={() => onOpen({ apiKey })}
          />
          <IconButton
            label={`Delete ${apiKey.name}`}
            icon={<IconTrash size={18} />}
            danger
            onClick={() => onDelete(apiKey)}
          />
        </>
      ),
    },
  ];
}
