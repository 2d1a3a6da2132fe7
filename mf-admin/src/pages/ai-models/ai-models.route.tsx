import type { AiModelWire } from '@overture/core/contract';
import { useConfig, useQuery } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListDialogs } from '../../lists/use-list-dialogs.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import {
  modelsQuery,
  useCreateModel,
  useDeactivateModel,
  useReactivateModel,
  useUpdateModel,
} from './ai-models.queries.ts';
import type { ModelFields } from './ai-models.queries.ts';
import { AiModelsView } from './ai-models.view.tsx';

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
  const dialogs = useListDialogs<AiModelWire>();
  const create = useCreateModel();
  const update = useUpdateModel();
  const reactivate = useReactivateModel();
  const deactivate = useDeactivateModel();
  const save = async (fields: ModelFields) => {
    const id = dialogs.form?.entry?._id;
    await (id === undefined ? create.mutateAsync(fields) : update.mutateAsync({ id, fields }));
    dialogs.close();
  };
  return (
    <AiModelsView
      list={useClientList(models.data, rules, 'Search AI models')}
      load={useListLoad(models, 'Failed to fetch AI models')}
      domains={useConfig()?.departments ?? []}
      dialogs={dialogs}
      saving={create.isPending || update.isPending}
      onSubmit={save}
      deactivating={deactivate.isPending}
      onDeactivate={({ _id }, onDone) => deactivate.mutate(_id, { onSettled: onDone })}
      onReactivate={(model) => reactivate.mutate(model)}
    />
  );
}
