import { CreateSummaryPrompt } from '@overture/core/app';
import { createSummaryPrompt, departmentNames } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { summaryGroup } from '../../summary-group-option.ts';
import { needTextInput } from '../../text-input.ts';

const optionsSchema = z.object({
  domain: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  file: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { domain, file, json, title, description } = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const names = departmentNames(productName);
  const group = summaryGroup(domain, productName);
  const text = await needTextInput(context.io, file);
  const fields = createSummaryPrompt.body.parse({
    title,
    description,
    prompt: text,
    department: domain,
    forSummary: true,
  });
  const core = await context.core();
  const created = await core.get(CreateSummaryPrompt).execute({
    actor: cliActor(),
    title: fields.title,
    description: fields.description,
    prompt: fields.prompt,
    group,
  });
  if (json) context.io.json(presentSummaryPrompt(created, names));
  else
    context.io.message(`${names.summaryNameOf(group)} is summarised with the new prompt from now on (${created.id}).`);
  return exitCodes.done;
};
