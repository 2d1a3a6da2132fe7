import { DeletePrompt } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { confirmed } from '../../confirm.ts';
import { exitCodes } from '../../exit-codes.ts';
import { promptArgument } from '../../prompt-argument.ts';
import { printable } from '../../table.ts';

const optionsSchema = z.object({ domain: z.string().optional(), yes: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { domain, yes } = optionsSchema.parse(input.options);
  const core = await context.core();
  const prompt = await promptArgument(input.args, core, domain);
  const department = departmentNames(core.settings.productName).nameOf(prompt.department);
  const named = `prompt "${printable(prompt.title)}" of ${department}`;
  if (!(await confirmed(context.io, `Delete ${named}?`, yes))) return exitCodes.failed;
  await core.get(DeletePrompt).execute({ actor: cliActor(), id: prompt.id });
  context.io.message(`Deleted ${named}.`);
  return exitCodes.done;
};
