import { createModel, deactivateModel, listModels, updateModel } from '@overture/core/contract';
import type { AiModelWire, EndpointBody, EndpointResponse } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import type { QueryClient } from '@overture/ui';
import { showAtOnce } from '../../saving/show-at-once.ts';
import { useSaving } from '../../saving/use-saving.ts';

export type ModelFields = EndpointBody<typeof createModel>;

/** The generator keeps the models it offers under the same word. */
const modelsKey = ['models'] as const;
const changes = [modelsKey];

/** The models of every domain, newest first. */
export const modelsQuery = queryOptions({
  queryKey: modelsKey,
  queryFn: ({ signal }) => callApi(listModels, {}, { signal }),
  select: ({ data }) => data,
});

/** Offers a model in a domain. */
export function useCreateModel() {
  return useSaving({
    send: (body: ModelFields) => callApi(createModel, { body }),
    changes,
    done: 'AI model created successfully',
    failed: 'Failed to create AI model',
    broken: 'Error creating AI model',
  });
}

const updated = {
  changes,
  done: 'AI model updated successfully',
  failed: 'Failed to update AI model',
  broken: 'Error updating AI model',
} as const;

/** Replaces a model of a domain. */
export function useUpdateModel() {
  return useSaving({
    send: ({ id, fields }: { readonly id: string; readonly fields: ModelFields }) =>
      callApi(updateModel, { params: { id }, body: fields }),
    ...updated,
  });
}

/** Offers a deactivated model in its domain again. */
export function useReactivateModel() {
  return useSaving({
    send: ({ _id: id, aiModel, aiModelLabel, department }: AiModelWire) =>
      callApi(updateModel, { params: { id }, body: { aiModel, aiModelLabel, department, active: true } }),
    atOnce: (client, { _id }) => showActive(client, _id, true),
    ...updated,
  });
}

/** Takes a model out of its domain. */
export function useDeactivateModel() {
  return useSaving({
    send: (id: string) => callApi(deactivateModel, { params: { id } }),
    changes,
    atOnce: (client, id) => showActive(client, id, false),
    done: 'AI model deactivated successfully',
    failed: 'Failed to deactivate AI model',
    broken: 'Error deactivating AI model',
  });
}

function showActive(client: QueryClient, id: string, active: boolean): Promise<() => void> {
  return showAtOnce(client, modelsKey, ({ data, ...rest }: EndpointResponse<typeof listModels>) => ({
    ...rest,
    data: data.map((model) => (model._id === id ? { ...model, active } : model)),
  }));
}
