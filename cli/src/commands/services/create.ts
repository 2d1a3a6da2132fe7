import { SaveServiceType } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { serviceName } from '../../service-name.ts';

const argsSchema = z.tuple([serviceName]);
const optionsSchema = z.object({ value: serviceName.optional(), json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const [label] = argsSchema.parse(input.args);
  const { value, json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const created = await core.get(SaveServiceType).create(cliActor(), { value: value ?? label, label });
  if (json) context.io.json(created);
  else context.io.message(`Generations choose among "${created.label}" too, from now on.`);
  return exitCodes.done;
};
