import { createPrompt, deletePrompt, listPrompts, updatePrompt } from '@overture/core/contract';
import type { EndpointBody, EndpointResponse } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import type { ListAsked } from '../../lists/list-address.ts';
import { showAtOnce } from '../../saving/show-at-once.ts';
import { useSaving } from '../../saving/use-saving.ts';

type PromptsPage = EndpointResponse<typeof listPrompts>;
export type PromptFields = EndpointBody<typeof createPrompt>;

/** What the server sorts prompts by. */
export const promptSorts = ['title', '-title', 'createdAt', '-createdAt'] as const;

/** The generator keeps the prompts under the same first word. */
const changes = [['prompts'], ['templates']];
const pagesKey = ['prompts', 'page'] as const;

/** One page of the prompts; the page before stays in sight while the next one is on its way. */
export function promptsPageQuery(query: ListAsked<(typeof promptSorts)[number]>) {
  return queryOptions({
    queryKey: [...pagesKey, query],
    queryFn: ({ signal }) => callApi(listPrompts, { query }, { signal }),
    select: ({ prompts: rows, totalPrompts: total, totalPages }) => ({ rows, total, totalPages }),
    placeholderData: keepPreviousData,
  });
}

/** Creates a prompt, or replaces the one of `_id`. */
export function useSavePrompt(_id: string | undefined) {
  return useSaving({
    send: (fields: PromptFields) =>
      _id === undefined ? callApi(createPrompt, { body: fields }) : callApi(updatePrompt, { body: { ...fields, _id } }),
    changes,
    done: _id === undefined ? 'Prompt created successfully' : 'Prompt updated successfully',
    failed: 'Something went wrong',
  });
}

/** Deletes a prompt by id. */
export function useDeletePrompt() {
  return useSaving({
    send: (_id: string) => callApi(deletePrompt, { body: { _id } }),
    changes,
    atOnce: (client, id) => showAtOnce(client, pagesKey, (page: PromptsPage) => withoutPrompt(page, id)),
    done: 'Prompt deleted successfully',
    failed: 'Failed to delete prompt',
  });
}

function withoutPrompt(page: PromptsPage, id: string): PromptsPage {
  const prompts = page.prompts.filter(({ _id }) => _id !== id);
  const totalPages = prompts.length === 0 ? page.currentPage - 1 : page.totalPages;
  return { ...page, prompts, totalPrompts: page.totalPrompts - (page.prompts.length - prompts.length), totalPages };
}
