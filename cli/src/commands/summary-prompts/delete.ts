import { departmentNames } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { yesOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { summaryPromptArgument } from './summary-prompt-options.ts';

export const deleteSummaryPrompt = defineCommand({
  summary: 'Delete a summary prompt. Its group uses the previous one again.',
  notes: 'The last summary prompt of a group cannot be deleted.',
  arguments: { prompt: summaryPromptArgument },
  options: { yes: yesOption },
  examples: ['overture summary-prompts delete "Shorter"'],
  async run({ prompt: wanted, yes }, { io, openCore }) {
    const { confirmed } = await import('../../confirm.ts');
    const { DeleteSummaryPrompt } = await import('@overture/core/prompts/use-cases/delete-summary-prompt');
    const { findSummaryPrompt } = await import('../../find-stored.ts');
    const core = await openCore();
    const { id, title, group } = await findSummaryPrompt(wanted, core);
    const groupName = departmentNames(core.settings.productName).summaryNameOf(group);
    const named = `summary prompt ${title === '' ? id : `"${printable(title)}"`} of ${groupName}`;
    if (!(await confirmed(io, `Delete ${named}?`, yes))) return exitCodes.failed;
    await core.get(DeleteSummaryPrompt).execute({ actor: cliActor(), id });
    io.message(`Deleted ${named}. The group uses its newest remaining prompt.`);
  },
});
