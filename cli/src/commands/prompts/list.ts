import { PromptRepository } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { presentPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { limitOption } from '../../limit-option.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({
  domain: z.string().optional(),
  limit: limitOption(1_000),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { domain, limit, json } = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const filter = domain === undefined ? {} : { department: departmentKey(domain, productName) };
  const core = await context.core();
  const { items, total } = await core.get(PromptRepository).list(filter, { page: 1, limit });
  const prompts = items.map((prompt) => presentPrompt(prompt, departmentNames(productName)));
  const { io } = context;
  if (json) {
    io.json(prompts);
    return exitCodes.done;
  }
  if (prompts.length === 0) io.message('No prompts.');
  else {
    printTable(
      io,
      ['Title', 'Domain', 'Version', 'Created', 'Id'],
      prompts.map(({ title, department, version, createdAt, _id }) => [
        title || '-',
        department,
        String(version),
        shortMoment(createdAt),
        _id,
      ]),
    );
  }
  if (total > prompts.length) io.message(`${prompts.length} of ${total} prompts; --limit shows more.`);
  return exitCodes.done;
};
