import { createPrompt, listPromptVersions, publishPrompt, templateFields, updatePrompt } from '@overture/core/contract';
import type { EndpointBody, PromptVersionWire } from '@overture/core/contract';
import { callApi, hasCode, queryOptions } from '@overture/ui';
import type { QueryKey } from '@overture/ui';
import { z } from 'zod';
import { useSaving } from '../../saving/use-saving.ts';
import { trialsKey } from '../trial/trial.queries.ts';
import { promptChanges } from '../prompts/prompts.queries.ts';

/** The texts of a prompt that the user types. */
export const promptTextsSchema = z.object({ ...templateFields, department: z.string(), prompt: z.string() });
export type PromptTexts = z.infer<typeof promptTextsSchema>;

export const emptyPrompt = promptTextsSchema.parse({ department: '', prompt: '' });

export const versionsKey = ['prompt-versions'] as const;
/** The queries that publishing changes. They include trials, because publishing may start one of the golden samples. */
const changes = [...promptChanges, versionsKey, trialsKey];

/** The newest versions of a prompt, and the live one. The shown versions stay while older ones load. */
export function versionsQuery(id: string, limit: number) {
  return queryOptions({
    queryKey: [...versionsKey, id, limit],
    queryFn: ({ signal }) => callApi(listPromptVersions, { query: { _id: id, limit } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    enabled: id !== '',
  });
}

/** The version to edit: the newest draft if it is newer than the live version, else the live version. */
export function newestText(versions: readonly PromptVersionWire[]): PromptVersionWire | undefined {
  const [newest] = versions;
  return newest?.state === 'draft' ? newest : (liveOf(versions) ?? newest);
}

export function liveOf(versions: readonly PromptVersionWire[]): PromptVersionWire | undefined {
  return versions.find(({ state }) => state === 'live');
}

export function textsOf({ department, prompt, ...fields }: PromptVersionWire): PromptTexts {
  return promptTextsSchema.parse({ ...fields, department: department ?? '', prompt: prompt ?? '' });
}

export function useCreatePrompt() {
  return useSaving({
    send: (body: EndpointBody<typeof createPrompt>) => callApi(createPrompt, { body }),
    changes,
  });
}

/** Saves the next version of a prompt. */
export function useUpdatePrompt() {
  return useSaving({
    send: (body: EndpointBody<typeof updatePrompt>) => callApi(updatePrompt, { body }),
    changes,
    isShown: (error) => hasCode(error, 'gate_failed'),
  });
}

/** Publishes a saved version. `others` are further queries that show its text. */
export function usePublishPrompt(others: readonly QueryKey[]) {
  return useSaving({
    send: (body: EndpointBody<typeof publishPrompt>) => callApi(publishPrompt, { body }),
    changes: [...changes, ...others],
    isShown: (error) => hasCode(error, 'gate_failed'),
  });
}
