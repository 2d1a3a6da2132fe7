import { departmentNames } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { modelArgument } from '../../model-argument.ts';

const optionsSchema = z.object({ domain: z.string().optional(), json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { domain, json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const found = await modelArgument(input.args, core, domain);
  const model = presentAiModel(found, departmentNames(core.settings.productName));
  if (json) context.io.json(model);
  else {
    printDetail(context.io, {
      title: model.aiModelLabel,
      fields: [
        ['Id', model._id],
        ['Model', model.aiModel],
        ['Label', model.aiModelLabel],
        ['Domain', model.department],
        ['Active', model.active ? 'yes' : 'no'],
        ['Created', shortMoment(model.createdAt)],
      ],
    });
  }
  return exitCodes.done;
};
