import { departmentNames } from '@overture/core/contract';
import { presentApiKey } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { keyArgument } from '../../key-argument.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const key = presentApiKey(await keyArgument(input.args, core), departmentNames(core.settings.productName));
  if (json) context.io.json(key);
  else {
    printDetail(context.io, {
      title: key.name,
      fields: [
        ['Id', key._id],
        ['Name', key.name],
        ['Vendor', key.keyType],
        ['Domain', key.department],
        ['Active', key.active ? 'yes' : 'no'],
        ['Key', key.key],
        ['Created', shortMoment(key.createdAt)],
      ],
    });
  }
  return exitCodes.done;
};
