import { SaveModel } from '@overture/core/app';
import { createModel, departmentNames } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { z } from 'zod';
import { activeOptions, wantedState } from '../../active-option.ts';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { modelArgument } from '../../model-argument.ts';
import { printable } from '../../table.ts';
import { UsageError } from '../../usage-error.ts';

const optionsSchema = z.object({
  ...activeOptions,
  domain: z.string().optional(),
  label: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const options = optionsSchema.parse(input.options);
  const { domain, label, json } = options;
  const wanted = wantedState(options);
  if (label === undefined && wanted === undefined) {
    throw new UsageError('Name what to change: --label, --active or --inactive.');
  }
  const core = await context.core();
  const names = departmentNames(core.settings.productName);
  const { id, department, ...stored } = await modelArgument(input.args, core, domain);
  const fields = createModel.body.parse({
    aiModel: stored.aiModel,
    aiModelLabel: label ?? stored.aiModelLabel,
    department: names.nameOf(department),
    active: wanted ?? stored.active,
  });
  const saved = await core.get(SaveModel).update(cliActor(), id, { ...fields, department });
  if (json) context.io.json(presentAiModel(saved, names));
  else {
    const offered = saved.active ? 'offers' : 'does not offer';
    context.io.message(`${names.nameOf(department)} ${offered} ${printable(saved.aiModelLabel)} (${saved.aiModel}).`);
  }
  return exitCodes.done;
};
