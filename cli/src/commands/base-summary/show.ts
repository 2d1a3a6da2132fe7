import { GetBaseSummary } from '@overture/core/app';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const { title, prompt } = await (await context.core()).get(GetBaseSummary).execute();
  if (json) context.io.json({ title, prompt });
  else printDetail(context.io, { title: title || 'Base summary', fields: [['Title', title]], body: prompt });
  return exitCodes.done;
};
