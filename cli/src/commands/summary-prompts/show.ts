import { ListSummaryPrompts } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { findListed } from '../../find-listed.ts';
import { findSummaryGroup } from '../../summary-group-option.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const [wanted] = argsSchema.parse(input.args);
  const { json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const { productName } = core.settings;
  const all = await core.get(ListSummaryPrompts).execute();
  const group = findSummaryGroup(wanted, productName);
  const found =
    all.find((prompt) => prompt.group === group) ??
    findListed(all, wanted, { noun: 'summary prompt', namesOf: ({ title }) => [title] });
  const prompt = presentSummaryPrompt(found, departmentNames(productName));
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
