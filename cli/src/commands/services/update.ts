import { FindServiceType, SaveServiceType } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { serviceName } from '../../service-name.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({ label: serviceName, json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const [valueOrLabel] = argsSchema.parse(input.args);
  const { label, json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const { value } = await core.get(FindServiceType).execute({ valueOrLabel });
  const saved = await core.get(SaveServiceType).update(cliActor(), { value, label });
  if (json) context.io.json(saved);
  else context.io.message(`The service is called "${saved.label}" now.`);
  return exitCodes.done;
};
