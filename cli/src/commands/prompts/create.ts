import { SavePrompt } from '@overture/core/app';
import { createPrompt, departmentNames } from '@overture/core/contract';
import { presentPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';
import { needTextInput } from '../../text-input.ts';

const optionsSchema = z.object({
  title: z.string(),
  domain: z.string(),
  description: z.string().optional(),
  file: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { domain, file, json, title, description } = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const department = departmentKey(domain, productName);
  const prompt = await needTextInput(context.io, file);
  const fields = createPrompt.body.parse({ title, description, prompt, department: domain });
  const core = await context.core();
  const created = await core.get(SavePrompt).create(cliActor(), { ...fields, department });
  if (json) context.io.json(presentPrompt(created, departmentNames(productName)));
  else context.io.message(`Created prompt "${printable(created.title)}" (${created.id}).`);
  return exitCodes.done;
};
