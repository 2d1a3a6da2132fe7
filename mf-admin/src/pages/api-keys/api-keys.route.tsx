import { withoutKeyText } from '@overture/core/contract';
import type { ApiKeyWire, EndpointResponse, getConnect } from '@overture/core/contract';
import { ActivePill, IconButton, IconKey, IconPlugConnected, TwoLines, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { createdColumn } from '../../lists/common-columns.tsx';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { connectQuery } from '../connect/connect.queries.ts';
import { SandboxEndBanner } from '../connect/sandbox-end-banner.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { keysQuery, useDeleteKey, useSaveKey, useTestKey } from './api-keys.queries.ts';
import { ConnectionsCard } from './connections-card.tsx';
import { HealthCell } from './health-cell.tsx';

const rules: ClientListRules<ApiKeyWire> = {
  searched: ({ name, keyType, department, key }) => [name, keyType, department, key],
  sortBy: {
    name: ({ name }) => name,
    type: ({ keyType }) => keyType,
    domain: ({ department }) => department,
    status: ({ active }) => (active ? 0 : 1),
    created: ({ createdAt }) => createdAt,
  },
};

const columns: readonly Column<ApiKeyWire>[] = [
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
  { key: 'connection', header: 'Connection', width: '24%', cell: ({ health }) => <HealthCell health={health} /> },
  createdColumn({ width: 112 }),
];

/** The name includes the domain, because keys of several domains may have the same name, such as those of Connect. */
const nameOf = ({ name, keyType, department }: ApiKeyWire): string => `${name} (${keyType}, ${department})`;

/** Whether the sandbox ends with the next key, which the form says. */
const isAhead = ({ ending }: EndpointResponse<typeof getConnect>): boolean => ending?.isOverdue === false;

/** API Keys (/admin/api-keys): the vendors' keys that each domain's calls use. */
export function ApiKeysRoute() {
  const keys = useQuery(keysQuery);
  const list = useClientList(keys.data, rules, 'Search API keys');
  const load = useListLoad(keys, 'Failed to fetch API keys');
  const connect = useQuery(connectQuery);
  const test = useTestKey();
  return (
    <ManagedList
      {...list}
      load={load}
      title="API Keys"
      subtitle="The HubSpot and OpenAI keys that each domain works with."
      columns={columns}
      nameOf={nameOf}
      rowActions={(apiKey) => (
        <IconButton
          label={`Test ${nameOf(apiKey)}`}
          icon={<IconPlugConnected size={18} />}
          busy={test.isPending && test.variables._id === apiKey._id}
          disabled={test.isPending}
          onClick={() => test.mutate(apiKey)}
        />
      )}
      loadingLabel="Loading API keys..."
      empty={{
        icon: <IconKey size={22} />,
        title: 'No API keys yet',
        text: 'A domain that never had a key uses the server’s key, or sample data. A domain whose keys were deleted needs a new one.',
      }}
      form={{ button: 'Create API Key', editTitle: 'Edit API Key', Fields: ApiKeyForm, save: useSaveKey() }}
      removal={{
        title: 'Delete API Key',
        verb: 'Delete',
        question: (apiKey) => (
          <>
            Are you sure you want to delete the API key <strong>{apiKey.name}</strong>? Integrations that use this key
            will be disabled too. {apiKey.active && withoutKeyText(apiKey)} This action cannot be undone.
          </>
        ),
        remove: useDeleteKey(),
      }}
    >
      {/* The card would jump if it were shown before the height of what is above it is known. */}
      {(list.rows !== undefined || load.failure !== undefined) && !connect.isPending && (
        <>
          {connect.data !== undefined && !isAhead(connect.data) && <SandboxEndBanner state={connect.data} />}
          <ConnectionsCard />
        </>
      )}
    </ManagedList>
  );
}
