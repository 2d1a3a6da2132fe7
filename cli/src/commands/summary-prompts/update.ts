import { UpdateSummaryPrompt } from '@overture/core/app';
import { createSummaryPrompt, departmentNames } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { summaryPromptArgument } from '../../summary-prompt-argument.ts';
import { printable } from '../../table.ts';
import { needTextInput } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';

const optionsSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  file: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { title, description, file, json } = optionsSchema.parse(input.options);
  if ([title, description, file].every((option) => option === undefined)) {
    throw new UsageError('Name what to change: --title, --description or --file.');
  }
  const text = file === undefined ? undefined : await needTextInput(context.io, file);
  const core = await context.core();
  const names = departmentNames(core.settings.productName);
  const stored = await summaryPromptArgument(input.args, core);
  const fields = createSummaryPrompt.body.parse({
    title: title ?? stored.title,
    description: description ?? stored.description,
    prompt: text ?? stored.prompt,
    department: names.summaryNameOf(stored.group),
    forSummary: true,
  });
  const saved = await core.get(UpdateSummaryPrompt).execute({
    actor: cliActor(),
    id: stored.id,
    title: title === undefined ? undefined : fields.title,
    description: description === undefined ? undefined : fields.description,
    prompt: text === undefined ? undefined : fields.prompt,
  });
  if (json) context.io.json(presentSummaryPrompt(saved, names));
  else {
    const named = saved.title === '' ? saved.id : `"${printable(saved.title)}"`;
    context.io.message(`Changed summary prompt ${named} of ${names.summaryNameOf(saved.group)}.`);
  }
  return exitCodes.done;
};
