import type { ApiKeyWire } from '@overture/core/contract';
import { useConfig, useQuery } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListDialogs } from '../../lists/use-list-dialogs.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { connectionsQuery, keysQuery, useDeleteKey, useSaveKey, useTestKey } from './api-keys.queries.ts';
import { ApiKeysView } from './api-keys.view.tsx';

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

/** API Keys (/admin/api-keys). */
export function ApiKeysRoute() {
  const keys = useQuery(keysQuery);
  const dialogs = useListDialogs<ApiKeyWire>();
  const save = useSaveKey(dialogs.form?.entry?._id);
  const remove = useDeleteKey();
  const tests = useTestKey();
  const connections = useQuery(connectionsQuery);
  return (
    <ApiKeysView
      list={useClientList(keys.data, rules, 'Search API keys')}
      load={useListLoad(keys, 'Failed to fetch API keys')}
      domains={useConfig()?.departments ?? []}
      dialogs={dialogs}
      saving={save.isPending}
      onSubmit={(fields) => save.mutateAsync(fields).then(dialogs.close)}
      testing={tests.isPending ? tests.variables._id : undefined}
      onTest={({ _id }) => tests.mutate({ _id })}
      connections={connections.data?.connections}
      connectionsFailed={connections.isLoadingError}
      onRetryConnections={() => void connections.refetch()}
      onDelete={({ _id }) => remove.mutate(_id)}
    />
  );
}
