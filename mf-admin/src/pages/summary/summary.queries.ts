import {
  createSummaryPrompt,
  deleteSummaryPrompt,
  listSummaryPrompts,
  updateSummaryPrompt,
} from '@overture/core/contract';
import type { EndpointBody, EndpointResponse } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import type { Saved } from '../../saving/entry-form.tsx';
import { useSaving } from '../../saving/use-saving.ts';
import { versionsKey } from '../prompt/prompt.queries.ts';

export type SummaryPrompt = EndpointResponse<typeof listSummaryPrompts>[number];
export type SummaryFields = EndpointBody<typeof createSummaryPrompt>;

export const summaryKey = ['summary-prompts'] as const;

/** Every summary prompt, newest first. */
export const summaryPromptsQuery = queryOptions({
  queryKey: summaryKey,
  queryFn: ({ signal }) => callApi(listSummaryPrompts, {}, { signal }),
});

/** Creates a summary prompt, which its group uses from then on, or saves the next version of an existing one. */
export function useSaveSummaryPrompt() {
  return useSaving({
    send: ({ entry, fields }: Saved<SummaryPrompt, SummaryFields>) => {
      const { title, description, prompt } = fields;
      return entry
        ? callApi(updateSummaryPrompt, {
            body: { _id: entry._id, title, description, prompt, basedOn: entry.version },
          })
        : callApi(createSummaryPrompt, { body: fields });
    },
    changes: [summaryKey, versionsKey],
  });
}

/** Deletes a summary prompt. The last one of a group cannot be deleted. */
export function useDeleteSummaryPrompt() {
  return useSaving({
    send: ({ _id }: SummaryPrompt) => callApi(deleteSummaryPrompt, { body: { _id } }),
    changes: [summaryKey],
    failed: 'Failed to delete prompt',
  });
}

/** The ids of the prompts in use, which are the newest of each group. */
export function usedPrompts(prompts: readonly SummaryPrompt[]): ReadonlySet<string> {
  const newest = new Map<string, SummaryPrompt>();
  for (const prompt of prompts) {
    const other = newest.get(prompt.department);
    if (other === undefined || other.createdAt < prompt.createdAt) newest.set(prompt.department, prompt);
  }
  return new Set(Array.from(newest.values(), ({ _id }) => _id));
}
