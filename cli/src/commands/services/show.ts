import { FindServiceType } from '@overture/core/app';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const [valueOrLabel] = argsSchema.parse(input.args);
  const { json } = optionsSchema.parse(input.options);
  const service = await (await context.core()).get(FindServiceType).execute({ valueOrLabel });
  if (json) context.io.json(service);
  else {
    const { label, value } = service;
    printDetail(context.io, {
      title: label,
      fields: [
        ['Label', label],
        ['Value', value],
      ],
    });
  }
  return exitCodes.done;
};
