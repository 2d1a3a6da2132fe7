import { ListSummaryPrompts } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { summaryGroup } from '../../summary-group-option.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({ domain: z.string().optional(), json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { domain, json } = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const group = domain === undefined ? undefined : summaryGroup(domain, productName);
  const all = await (await context.core()).get(ListSummaryPrompts).execute();
  const listed = group === undefined ? all : all.filter((prompt) => prompt.group === group);
  const prompts = listed.map((prompt) => presentSummaryPrompt(prompt, departmentNames(productName)));
  const { io } = context;
  if (json) io.json(prompts);
  else if (prompts.length === 0) io.message('No summary prompts.');
  else {
    printTable(
      io,
      ['Group', 'Used', 'Title', 'Created', 'Id'],
      prompts.map((prompt) => [
        prompt.department,
        prompts.find(({ department }) => department === prompt.department) === prompt ? '*' : '',
        prompt.title || '-',
        shortMoment(prompt.createdAt),
        prompt._id,
      ]),
    );
  }
  return exitCodes.done;
};
