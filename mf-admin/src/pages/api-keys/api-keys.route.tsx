import { useState } from 'react';
import type { ApiKeyWire } from '@overture/core/contract';
import { useConfig, useQuery } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { connectionsQuery, keysQuery, useDeleteKey, useSaveKey, useTestKey } from './api-keys.queries.ts';
import { ApiKeysView } from './api-keys.view.tsx';
import type { KeyDialog } from './api-keys.view.tsx';

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
  const load = useListLoad(keys, 'Failed to fetch API keys');
  const list = useClientList(keys.data, rules, 'Search API keys');
  const domains = useConfig()?.departments ?? [];
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const [toDelete, setToDelete] = useState<ApiKeyWire | null>(null);
  const save = useSaveKey(dialog?.apiKey?._id);
  const remove = useDeleteKey();
  const tests = useTestKey();
  const connections = useQuery(connectionsQuery);
  const close = () => {
    setDialog(null);
    setToDelete(null);
  };
  return (
    <ApiKeysView
      list={list}
      load={load}
      domains={domains}
      dialog={dialog}
      onOpen={setDialog}
      saving={save.isPending}
      onSubmit={(fields) => save.mutateAsync(fields).then(close)}
      testing={tests.isPending ? tests.variables._id : undefined}
      onTest={({ _id }) => tests.mutate({ _id })}
      connections={connections.data?.connections}
      connectionsFailed={connections.isLoadingError}
      onRetryConnections={() => void connections.refetch()}
      toDelete={toDelete}
      onDelete={setToDelete}
      deleting={remove.isPending}
      onConfirmDelete={() => {
        if (toDelete) remove.mutate(toDelete._id, { onSettled: close });
      }}
      onClose={close}
    />
  );
}
