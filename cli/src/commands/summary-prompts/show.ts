import { departmentNames } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { summaryPromptArgument } from '../../summary-prompt-argument.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const found = await summaryPromptArgument(input.args, core);
  const prompt = presentSummaryPrompt(found, departmentNames(core.settings.productName));
  if (json) context.io.json(prompt);
  else {
    printDetail(context.io, {
      title: prompt.title || prompt.department,
      fields: [
        ['Id', prompt._id],
        ['Title', prompt.title || '-'],
        ['Group', prompt.department],
        ['Created', shortMoment(prompt.createdAt)],
        ['Description', prompt.description || '-'],
      ],
      body: prompt.prompt,
    });
  }
  return exitCodes.done;
};
