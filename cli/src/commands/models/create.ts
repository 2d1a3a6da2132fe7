import { SaveModel } from '@overture/core/app';
import { createModel, departmentNames, modelOptions } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';

const optionsSchema = z.object({
  model: z.string(),
  domain: z.string(),
  label: z.string().optional(),
  inactive: z.boolean().default(false),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { model, domain, label, inactive, json } = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const names = departmentNames(productName);
  const department = departmentKey(domain, productName);
  const known = modelOptions.find(({ value }) => value === model)?.label;
  const fields = createModel.body.parse({
    aiModel: model,
    aiModelLabel: label ?? known ?? model,
    department: domain,
    active: !inactive,
  });
  const core = await context.core();
  const created = await core.get(SaveModel).create(cliActor(), { ...fields, department });
  if (json) context.io.json(presentAiModel(created, names));
  else {
    const offered = created.active ? 'offers' : 'knows, and does not offer yet,';
    context.io.message(
      `${names.nameOf(department)} ${offered} ${printable(created.aiModelLabel)} (${created.aiModel}).`,
    );
  }
  return exitCodes.done;
};
