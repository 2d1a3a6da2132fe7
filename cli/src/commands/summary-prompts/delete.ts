import { DeleteSummaryPrompt } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { confirmed } from '../../confirm.ts';
import { exitCodes } from '../../exit-codes.ts';
import { summaryPromptArgument } from '../../summary-prompt-argument.ts';
import { printable } from '../../table.ts';

const optionsSchema = z.object({ yes: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { yes } = optionsSchema.parse(input.options);
  const core = await context.core();
  const { id, title, group } = await summaryPromptArgument(input.args, core);
  const name = departmentNames(core.settings.productName).summaryNameOf(group);
  const named = `summary prompt ${title === '' ? id : `"${printable(title)}"`} of ${name}`;
  if (!(await confirmed(context.io, `Delete ${named}?`, yes))) return exitCodes.failed;
  await core.get(DeleteSummaryPrompt).execute({ actor: cliActor(), id });
  context.io.message(`Deleted ${named}. The newest that is left is used.`);
  return exitCodes.done;
};
