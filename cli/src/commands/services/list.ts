import { ListServiceTypes } from '@overture/core/app';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const services = await (await context.core()).get(ListServiceTypes).execute();
  const { io } = context;
  if (json) io.json(services);
  else if (services.length === 0) io.message('No services: no generation names one.');
  else {
    printTable(
      io,
      ['Label', 'Value'],
      services.map(({ label, value }) => [label, value]),
    );
  }
  return exitCodes.done;
};
