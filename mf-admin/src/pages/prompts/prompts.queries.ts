import { deletePrompt, listPrompts } from '@overture/core/contract';
import type { EndpointResponse } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import type { ListQuery } from '../../lists/list-address.ts';
import { withoutRow } from '../../lists/server-page.ts';
import type { ServerPage } from '../../lists/server-page.ts';
import { showOptimistically } from '../../saving/show-optimistically.ts';
import { useSaving } from '../../saving/use-saving.ts';

export type ListedPrompt = EndpointResponse<typeof listPrompts>['prompts'][number];

/** The sorts of prompts that the server supports. */
export const promptSorts = ['title', '-title', 'createdAt', '-createdAt'] as const;

/** The queries that show prompts. The generator's query begins with the same key. */
export const promptChanges = [['prompts'], ['templates']];
const pagesKey = ['prompts', 'page'] as const;

/** One page of the prompts. The previous page is shown while the next one loads. */
export function promptsPageQuery(query: ListQuery<(typeof promptSorts)[number]>) {
  return queryOptions({
    queryKey: [...pagesKey, query],
    queryFn: async ({ signal }): Promise<ServerPage<ListedPrompt>> => {
      const { prompts, totalPrompts, totalPages } = await callApi(listPrompts, { query }, { signal });
      return { rows: prompts, total: totalPrompts, totalPages };
    },
    placeholderData: keepPreviousData,
  });
}

/** Deletes a prompt, which disappears from the shown page at once. */
export function useDeletePrompt(shown: ReturnType<typeof promptsPageQuery>) {
  return useSaving({
    send: ({ _id }: ListedPrompt) => callApi(deletePrompt, { body: { _id } }),
    changes: promptChanges,
    optimistic: (client, { _id }) => showOptimistically(client, shown, (page) => withoutRow(page, _id)),
    failed: 'Failed to delete prompt',
  });
}
