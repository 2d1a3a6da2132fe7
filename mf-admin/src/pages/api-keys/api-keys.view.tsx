import type { ApiKeyWire, ConnectionWire } from '@overture/core/contract';
import {
  ActivePill,
  IconButton,
  IconKey,
  IconPencil,
  IconPlugConnected,
  IconTrash,
  Timestamp,
  TwoLines,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ListState } from '../../lists/list-card.tsx';
import { ManagedList } from '../../lists/managed-list.tsx';
import type { ListDialogs } from '../../lists/use-list-dialogs.ts';
import type { ListLoad } from '../../lists/use-list-load.ts';
import { ApiKeyForm } from './api-key-form.tsx';
import type { ApiKeyFormProps } from './api-key-form.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { HealthCell } from './health-cell.tsx';

export interface ApiKeysViewProps {
  readonly list: ListState<ApiKeyWire>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly dialogs: ListDialogs<ApiKeyWire>;
  readonly saving: boolean;
  readonly onSubmit: ApiKeyFormProps['onSubmit'];
  /** Id of the key that is being tested. */
  readonly testing: string | undefined;
  readonly onTest: (apiKey: ApiKeyWire) => void;
  /** Undefined until they are known. */
  readonly connections: readonly ConnectionWire[] | undefined;
  readonly connectionsFailed: boolean;
  readonly onRetryConnections: () => void;
  readonly onDelete: (apiKey: ApiKeyWire) => void;
}

/** The vendors' keys that each domain's calls are made with. */
export function ApiKeysView({ list, load, domains, dialogs, ...props }: ApiKeysViewProps) {
  const { onTest, testing } = props;
  return (
    <ManagedList<ApiKeyWire>
      {...list}
      title="API Keys"
      subtitle="The HubSpot and OpenAI keys that each domain works with."
      columns={columns({ dialogs, onTest, testing })}
      load={load}
      loadingLabel="Loading API keys..."
      empty={{
        icon: <IconKey size={22} />,
        title: 'No API keys yet',
        text: 'Until a domain has keys of its own, it works with those of the server, or with sample data.',
      }}
      dialogs={dialogs}
      form={{
        button: 'Create API Key',
        title: (apiKey) => (apiKey ? 'Edit API Key' : 'Create API Key'),
        busy: props.saving,
        fields: (apiKey) => (
          <ApiKeyForm
            apiKey={apiKey}
            domains={domains}
            busy={props.saving}
            onCancel={dialogs.close}
            onSubmit={props.onSubmit}
          />
        ),
      }}
      removal={{
        title: 'Delete API Key',
        verb: 'Delete',
        question: ({ name }) => (
          <>
            Are you sure you want to delete the API key <strong>{name}</strong>? Integrations that use this key will be
            disabled too. This action cannot be undone.
          </>
        ),
        onConfirm: props.onDelete,
      }}
    >
      {/* Below a list whose height is not known yet it would only jump. */}
      {(list.rows !== undefined || load.failure !== undefined) && (
        <ConnectionsCard
          connections={props.connections}
          failed={props.connectionsFailed}
          onRetry={props.onRetryConnections}
        />
      )}
    </ManagedList>
  );
}

function columns({
  dialogs,
  onTest,
  testing,
}: Pick<ApiKeysViewProps, 'dialogs' | 'onTest' | 'testing'>): Column<ApiKeyWire>[] {
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
    { key: 'type', header: 'Key Type', width: '9%', sortable: true, cell: ({ keyType }) => keyType },
    { key: 'domain', header: 'Domain', width: '14%', sortable: true, cell: ({ department }) => department },
    {
      key: 'status',
      header: 'Status',
      width: '9%',
      sortable: true,
      cell: ({ active }) => <ActivePill active={active} />,
    },
    {
      key: 'connection',
      header: 'Connection',
      width: '24%',
      cell: ({ health }) => <HealthCell health={health} />,
    },
    {
      key: 'created',
      header: 'Created At',
      width: 112,
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
            onClick={() => dialogs.openForm(apiKey)}
          />
          <IconButton
            label={`Delete ${apiKey.name}`}
            icon={<IconTrash size={18} />}
            danger
            onClick={() => dialogs.askToRemove(apiKey)}
          />
        </>
      ),
    },
  ];
}
