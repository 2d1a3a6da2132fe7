import { ListPrompts } from '@overture/core/app';
import { listPrompts } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentPageNumbers, presentPrompt } from '@overture/core/presentation';
import { departmentKey } from '../department-key.ts';
import { sortOf } from '../sort-of.ts';

/** With `isFilter=false`, all prompts are on one page of at most this size. */
const maxPrompts = 1_000;

export const listPromptsRoute = defineRoute(
  listPrompts,
  { list: ListPrompts },
  async ({ query, session, names }, { list }) => {
    const asked =
      query.isFilter === 'false' ? { page: 1, limit: maxPrompts } : { page: query.page, limit: query.limit };
    const department = departmentKey(names, query.department, 'department');
    const page = await list.execute({
      actor: session,
      department,
      ...(query.isFilter === 'false' && { isPublished: true as const }),
      search: query.search,
      page: asked,
      sort: sortOf(query.sort),
    });
    const { total, totalPages, currentPage } = presentPageNumbers(page, asked);
    return {
      prompts: page.items.map(({ uses, ...prompt }) => ({ ...presentPrompt(prompt, names), uses })),
      totalPrompts: total,
      totalPages,
      currentPage,
    };
  },
);
