import {
  createModel,
  deactivateModel,
  listModels,
  listPrompts,
  modelChoices,
  moveModel,
  moveModelBack,
  updateModel,
} from '@overture/core/contract';
import type { AiModelWire, EndpointBody } from '@overture/core/contract';
import { callApi, errorText, queryOptions, toast, useMutation, useNavigate } from '@overture/ui';
import type { QueryClient } from '@overture/ui';
import type { Saved } from '../../saving/entry-form.tsx';
import { showOptimistically } from '../../saving/show-optimistically.ts';
import { useSaving } from '../../saving/use-saving.ts';

export type ModelFields = EndpointBody<typeof createModel>;

/** The first part of the key of every query about models, here and in the generator. */
const modelsKey = ['models'] as const;
const changes = [modelsKey];

/** The words of an answer that has none. */
const saying =
  (message: string) =>
  <A extends { readonly message: string }>(answer: A): A => ({ ...answer, message: answer.message || message });
const failing = (verb: string, doing: string) => (_: unknown, isAnswered: boolean) =>
  isAnswered ? `Failed to ${verb} AI model` : `Error ${doing} AI model`;
const created = saying('AI model created successfully');
const updated = saying('AI model updated successfully');
const notCreated = failing('create', 'creating');
const notUpdated = failing('update', 'updating');

/** The models of every domain, newest first. */
export const modelsQuery = queryOptions({
  queryKey: modelsKey,
  queryFn: ({ signal }) => callApi(listModels, {}, { signal }),
  select: ({ data }) => data,
});

/** The models that a domain's key can use, newest first, and the built-in ones. */
export const choicesQuery = (department: string) =>
  queryOptions({
    queryKey: [...modelsKey, 'choices', department],
    queryFn: ({ signal }) => callApi(modelChoices, { query: { department } }, { signal }),
    select: ({ models }) => models,
    enabled: department !== '',
  });

export function useMoveModel() {
  return useSaving({
    send: ({ _id: id }: AiModelWire) => callApi(moveModel, { params: { id } }).then(updated),
    changes,
    failed: notUpdated,
  });
}

/** Undoes the move of a domain. */
export function useMoveBack() {
  return useSaving({
    send: ({ _id: id }: AiModelWire) => callApi(moveModelBack, { params: { id } }).then(updated),
    changes,
    failed: notUpdated,
  });
}

/** Opens the newest prompt of a domain, so that a model can be tried on its samples. */
export function useTryModel() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ department, aiModel }: { readonly department: string; readonly aiModel: string }) => {
      const { prompts } = await callApi(listPrompts, { query: { department, page: 1, limit: 5 } });
      const [prompt] = prompts;
      if (prompt === undefined) toast.error(`${department} has no prompt to try it with.`);
      else await navigate(`/admin/prompts/${prompt._id}?model=${encodeURIComponent(aiModel)}`);
    },
    onError: (error) => toast.error(errorText(error)),
  });
}

/** Offers a model in a domain, or replaces one. */
export function useSaveModel() {
  return useSaving({
    send: ({ entry, fields }: Saved<AiModelWire, ModelFields>) =>
      entry
        ? callApi(updateModel, { params: { id: entry._id }, body: fields }).then(updated)
        : callApi(createModel, { body: fields }).then(created),
    changes,
    failed: (saved, isAnswered) => (saved.entry ? notUpdated : notCreated)(saved, isAnswered),
  });
}

/** Offers a deactivated model in its domain again. */
export function useReactivateModel() {
  return useSaving({
    send: ({ _id: id, aiModel, aiModelLabel, department }: AiModelWire) =>
      callApi(updateModel, { params: { id }, body: { aiModel, aiModelLabel, department, active: true } }).then(updated),
    changes,
    optimistic: (client, { _id }) => showActive(client, _id, true),
    failed: notUpdated,
  });
}

export function useDeactivateModel() {
  return useSaving({
    send: ({ _id: id }: AiModelWire) =>
      callApi(deactivateModel, { params: { id } }).then(saying('AI model deactivated successfully')),
    changes,
    optimistic: (client, { _id }) => showActive(client, _id, false),
    failed: failing('deactivate', 'deactivating'),
  });
}

function showActive(client: QueryClient, id: string, active: boolean): Promise<() => void> {
  return showOptimistically(client, modelsQuery, ({ data, ...rest }) => ({
    ...rest,
    data: data.map((model) => (model._id === id ? { ...model, active } : model)),
  }));
}
