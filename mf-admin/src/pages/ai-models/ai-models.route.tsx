import { useState } from 'react';
import type { AiModelWire } from '@overture/core/contract';
import { useConfig, useQuery } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { modelsQuery, reactivated, useCreateModel, useDeactivateModel, useUpdateModel } from './ai-models.queries.ts';
import type { ModelFields } from './ai-models.queries.ts';
import { AiModelsView } from './ai-models.view.tsx';
import type { ModelDialog } from './ai-models.view.tsx';

const rules: ClientListRules<AiModelWire> = {
  searched: ({ department, aiModel, aiModelLabel }) => [department, aiModel, aiModelLabel],
  sortBy: {
    domain: ({ department }) => department,
    model: ({ aiModelLabel }) => aiModelLabel,
    status: ({ active }) => (active ? 0 : 1),
    created: ({ createdAt }) => createdAt,
  },
};

/** AI Models (/admin/ai-models). */
export function AiModelsRoute() {
  const models = useQuery(modelsQuery);
  const load = useListLoad(models, 'Failed to fetch AI models');
  const list = useClientList(models.data, rules, 'Search AI models');
  const domains = useConfig()?.departments ?? [];
  const [dialog, setDialog] = useState<ModelDialog | null>(null);
  const [toDeactivate, setToDeactivate] = useState<AiModelWire | null>(null);
  const create = useCreateModel();
  const update = useUpdateModel();
  const reactivate = useUpdateModel();
  const deactivate = useDeactivateModel();
  const close = () => {
    setDialog(null);
    setToDeactivate(null);
  };
  const save = async (fields: ModelFields) => {
    const id = dialog?.model?._id;
    await (id === undefined ? create.mutateAsync(fields) : update.mutateAsync({ id, fields }));
    close();
  };
  return (
    <AiModelsView
      list={list}
      load={load}
      domains={domains}
      dialog={dialog}
      onOpen={setDialog}
      saving={create.isPending || update.isPending}
      onSubmit={save}
      toDeactivate={toDeactivate}
      onDeactivate={setToDeactivate}
      deactivating={deactivate.isPending}
      onConfirmDeactivate={() => {
        if (toDeactivate) deactivate.mutate(toDeactivate._id, { onSettled: close });
      }}
      onReactivate={(model) => reactivate.mutate({ id: model._id, fields: reactivated(model) })}
      reactivating={reactivate.isPending ? reactivate.variables.id : undefined}
      onClose={close}
    />
  );
}
