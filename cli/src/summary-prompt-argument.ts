import { ListSummaryPrompts, type SummaryPrompt } from '@overture/core/app';
import type { OpenCore } from '@overture/core/composition';
import { z } from 'zod';
import { findListed } from './find-listed.ts';
import { findSummaryGroup } from './summary-group-option.ts';

const argsSchema = z.tuple([z.string()]);

/** The summary prompt of `<id|title|group>`; of a group, the one it uses. Errors: as `findListed`. */
export async function summaryPromptArgument(args: readonly string[], core: OpenCore): Promise<SummaryPrompt> {
  const [wanted] = argsSchema.parse(args);
  const all = await core.get(ListSummaryPrompts).execute();
  const group = findSummaryGroup(wanted, core.settings.productName);
  return (
    all.find((prompt) => prompt.group === group) ??
    findListed(all, wanted, { noun: 'summary prompt', namesOf: ({ title }) => [title] })
  );
}
