import { DeactivateModel } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { modelArgument } from '../../model-argument.ts';
import { printable } from '../../table.ts';

const optionsSchema = z.object({ domain: z.string().optional() });

export const run: Run = async (input, context) => {
  const { domain } = optionsSchema.parse(input.options);
  const core = await context.core();
  const { id } = await modelArgument(input.args, core, domain);
  const model = await core.get(DeactivateModel).execute({ actor: cliActor(), id });
  const department = departmentNames(core.settings.productName).nameOf(model.department);
  context.io.message(`${department} does not offer ${printable(model.aiModelLabel)} (${model.aiModel}) any more.`);
  return exitCodes.done;
};
