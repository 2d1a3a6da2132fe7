import { GetBaseSummary, SaveBaseSummary } from '@overture/core/app';
import { saveBaseSummary } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { needTextInput } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';

const optionsSchema = z.object({
  title: z.string().optional(),
  file: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { title, file, json } = optionsSchema.parse(input.options);
  if (title === undefined && file === undefined) throw new UsageError('Name what to change: --title or --file.');
  const text = file === undefined ? undefined : await needTextInput(context.io, file);
  const core = await context.core();
  const stored = await core.get(GetBaseSummary).execute();
  const fields = saveBaseSummary.body.parse({ title: title ?? stored.title, prompt: text ?? stored.prompt });
  await core.get(SaveBaseSummary).execute({ actor: cliActor(), ...fields });
  if (json) context.io.json(fields);
  else context.io.message('The base summary is saved; the next generation begins with it.');
  return exitCodes.done;
};
