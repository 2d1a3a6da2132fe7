import { createModel, deactivateModel, listModels, updateModel } from '@overture/core/contract';
import type { AiModelWire, EndpointBody } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
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

/** Replaces a model of a domain, or brings a deactivated one back. */
export function useUpdateModel() {
  return useSaving({
    send: ({ id, fields }: { readonly id: string; readonly fields: ModelFields }) =>
      callApi(updateModel, { params: { id }, body: fields }),
    changes,
    done: 'AI model updated successfully',
    failed: 'Failed to update AI model',
    broken: 'Error updating AI model',
  });
}

/** Takes a model out of its domain. */
export function useDeactivateModel() {
  return useSaving({
    send: (id: string) => callApi(deactivateModel, { params: { id } }),
    changes,
    done: 'AI model deactivated successfully',
    failed: 'Failed to deactivate AI model',
    broken: 'Error deactivating AI model',
  });
}

/** The same model, to be offered again. */
export function reactivated({ aiModel, aiModelLabel, department }: AiModelWire): ModelFields {
  return { aiModel, aiModelLabel, department, active: true };
}
