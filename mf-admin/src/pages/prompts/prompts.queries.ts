import { createPrompt, deletePrompt, listPrompts, updatePrompt } from '@overture/core/contract';
import type { EndpointBody, Prompt } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import type { ListQuery } from '../../lists/list-address.ts';
import { withoutRow } from '../../lists/server-page.ts';
import type { ServerPage } from '../../lists/server-page.ts';
import type { Saved } from '../../saving/entry-form.tsx';
import { showOptimistically } from '../../saving/show-optimistically.ts';
import { useSaving } from '../../saving/use-saving.ts';

export type PromptFields = EndpointBody<typeof createPrompt>;

/** What the server sorts prompts by. */
export const promptSorts = ['title', '-title', 'createdAt', '-createdAt'] as const;

/** The generator's query of prompts begins with the same key. */
const changes = [['prompts'], ['templates']];
const pagesKey = ['prompts', 'page'] as const;

/** One page of the prompts; the page before stays visible while the next one is loading. */
export function promptsPageQuery(query: ListQuery<(typeof promptSorts)[number]>) {
  return queryOptions({
    queryKey: [...pagesKey, query],
    queryFn: async ({ signal }): Promise<ServerPage<Prompt>> => {
      const { prompts, totalPrompts, totalPages } = await callApi(listPrompts, { query }, { signal });
      return { rows: prompts, total: totalPrompts, totalPages };
    },
    placeholderData: keepPreviousData,
  });
}

/** Creates a prompt, or replaces one. */
export function useSavePrompt() {
  return useSaving({
    send: ({ entry, fields }: Saved<Prompt, PromptFields>) =>
      entry ? callApi(updatePrompt, { body: { ...fields, _id: entry._id } }) : callApi(createPrompt, { body: fields }),
    changes,
    words: ({ entry }) => ({
      done: entry ? 'Prompt updated successfully' : 'Prompt created successfully',
      failed: 'Something went wrong',
    }),
  });
}

/** Deletes a prompt. */
export function useDeletePrompt() {
  return useSaving({
    send: ({ _id }: Prompt) => callApi(deletePrompt, { body: { _id } }),
    changes,
    optimistic: (client, { _id }) =>
      showOptimistically(client, pagesKey, (page: ServerPage<Prompt>) => withoutRow(page, _id)),
    words: { done: 'Prompt deleted successfully', failed: 'Failed to delete prompt' },
  });
}
