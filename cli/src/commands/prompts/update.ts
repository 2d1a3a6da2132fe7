import { SavePrompt } from '@overture/core/app';
import { createPrompt, departmentNames } from '@overture/core/contract';
import { presentPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { promptArgument } from '../../prompt-argument.ts';
import { printable } from '../../table.ts';
import { needTextInput } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';

const optionsSchema = z.object({
  title: z.string().optional(),
  domain: z.string().optional(),
  description: z.string().optional(),
  file: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { json, domain, file, title, description } = optionsSchema.parse(input.options);
  if ([domain, file, title, description].every((option) => option === undefined)) {
    throw new UsageError('Name what to change: --title, --domain, --description or --file.');
  }
  const { productName } = await context.settings();
  const names = departmentNames(productName);
  const text = file === undefined ? undefined : await needTextInput(context.io, file);
  const core = await context.core();
  const stored = await promptArgument(input.args, core, undefined);
  const department = domain === undefined ? stored.department : departmentKey(domain, productName);
  const fields = createPrompt.body.parse({
    title: title ?? stored.title,
    description: description ?? stored.description,
    prompt: text ?? stored.prompt,
    department: names.nameOf(department),
  });
  const saved = await core.get(SavePrompt).update(cliActor(), stored.id, { ...fields, department });
  if (json) context.io.json(presentPrompt(saved, names));
  else context.io.message(`Prompt "${printable(saved.title)}" is now at version ${saved.version}.`);
  return exitCodes.done;
};
