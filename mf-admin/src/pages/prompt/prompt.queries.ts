import { createPrompt, listPromptVersions, publishPrompt, updatePrompt } from '@overture/core/contract';
import type { EndpointBody, PromptVersionWire } from '@overture/core/contract';
import { ApiError, callApi, queryOptions } from '@overture/ui';
import type { QueryKey } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';
import { trialsKey } from '../trial/trial.queries.ts';
import { promptChanges } from '../prompts/prompts.queries.ts';

/** What is typed of a prompt. */
export type PromptTexts = Required<
  Pick<EndpointBody<typeof createPrompt>, 'title' | 'description' | 'department' | 'prompt'>
>;

export const emptyPrompt: PromptTexts = { title: '', description: '', department: '', prompt: '' };

export const versionsKey = ['prompt-versions'] as const;
/** Publishing may begin a trial of the golden samples. */
const changes = [...promptChanges, versionsKey, trialsKey];

/** The newest versions of a prompt, and the live one; what is shown stays while older ones are loading. */
export function versionsQuery(id: string, limit: number) {
  return queryOptions({
    queryKey: [...versionsKey, id, limit],
    queryFn: ({ signal }) => callApi(listPromptVersions, { query: { _id: id, limit } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    enabled: id !== '',
  });
}

/** The version that editing goes on from: a draft that is newer than the live one, else the live one. */
export function newestText(versions: readonly PromptVersionWire[]): PromptVersionWire | undefined {
  const [newest] = versions;
  return newest?.state === 'draft' ? newest : (liveOf(versions) ?? newest);
}

export function liveOf(versions: readonly PromptVersionWire[]): PromptVersionWire | undefined {
  return versions.find(({ state }) => state === 'live');
}

/** The texts of a version, as they are edited. */
export function textsOf({ title, description, department, prompt }: PromptVersionWire): PromptTexts {
  return { title, description, department: department ?? '', prompt: prompt ?? '' };
}

const failed = 'Something went wrong';

/** The golden samples say that a version is worse; the page shows how. */
export function isGateFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'gate_failed';
}

/** Creates a prompt. */
export function useCreatePrompt() {
  return useSaving({
    send: (body: EndpointBody<typeof createPrompt>) => callApi(createPrompt, { body }),
    changes,
    words: { done: 'Prompt created successfully', failed },
  });
}

/** Keeps the next version of a prompt. */
export function useUpdatePrompt() {
  return useSaving({
    send: (body: EndpointBody<typeof updatePrompt>) => callApi(updatePrompt, { body }),
    changes,
    words: { done: 'Prompt updated successfully', failed },
    isShown: isGateFailure,
  });
}

/** Puts a version that is kept already in use; `others` are further queries that show its text. */
export function usePublishPrompt(others: readonly QueryKey[]) {
  return useSaving({
    send: (body: EndpointBody<typeof publishPrompt>) => callApi(publishPrompt, { body }),
    changes: [...changes, ...others],
    words: { done: 'Prompt updated successfully', failed },
    isShown: isGateFailure,
  });
}
