import { ListModels } from '@overture/core/app';
import { departmentNames, fallbackModels } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({ domain: z.string().optional(), json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { domain, json } = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const department = domain === undefined ? undefined : departmentKey(domain, productName);
  const all = await (await context.core()).get(ListModels).execute();
  const models = all
    .filter((model) => department === undefined || model.department === department)
    .map((model) => presentAiModel(model, departmentNames(productName)));
  const { io } = context;
  if (json) io.json(models);
  else if (models.length === 0) {
    const offered = fallbackModels.map(({ value }) => value).join(', ');
    io.message(`No AI models were created here, so these are offered: ${offered}.`);
  } else {
    printTable(
      io,
      ['Model', 'Label', 'Domain', 'Active', 'Created', 'Id'],
      models.map((model) => [
        model.aiModel,
        model.aiModelLabel,
        model.department,
        model.active ? 'yes' : 'no',
        shortMoment(model.createdAt),
        model._id,
      ]),
    );
  }
  return exitCodes.done;
};
