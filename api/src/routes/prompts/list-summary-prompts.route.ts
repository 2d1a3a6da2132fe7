import { ListSummaryPrompts } from '@overture/core/app';
import { listSummaryPrompts } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listSummaryPromptsRoute = defineRoute(
  listSummaryPrompts,
  { list: ListSummaryPrompts },
  async ({ names }, { list }) => (await list.execute()).map((prompt) => presentSummaryPrompt(prompt, names)),
);
