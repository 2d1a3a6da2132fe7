import { departmentNames } from '@overture/core/contract';
import { presentPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { promptArgument } from '../../prompt-argument.ts';

const optionsSchema = z.object({ domain: z.string().optional(), json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { domain, json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const found = await promptArgument(input.args, core, domain);
  const prompt = presentPrompt(found, departmentNames(core.settings.productName));
  if (json) context.io.json(prompt);
  else {
    printDetail(context.io, {
      title: prompt.title || prompt._id,
      fields: [
        ['Id', prompt._id],
        ['Title', prompt.title],
        ['Domain', prompt.department],
        ['Version', String(prompt.version)],
        ['Created', shortMoment(prompt.createdAt)],
        ['Description', prompt.description || '-'],
      ],
      body: prompt.prompt,
    });
  }
  return exitCodes.done;
};
