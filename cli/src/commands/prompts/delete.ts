import { departmentNames } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { yesOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { promptArgument, promptDomainOption } from './prompt-options.ts';

export const deletePrompt = defineCommand({
  summary: 'Delete a prompt template. This cannot be undone.',
  notes: 'Generations that were made with the prompt keep its text.',
  arguments: { prompt: promptArgument },
  options: { domain: promptDomainOption, yes: yesOption },
  examples: ['overture prompts delete "After the fair" --domain Conference-Sales'],
  async run({ prompt: wanted, domain, yes }, { io, openCore }) {
    const { confirmed } = await import('../../confirm.ts');
    const { DeletePrompt } = await import('@overture/core/prompts/use-cases/delete-prompt');
    const { findPrompt } = await import('../../find-stored.ts');
    const core = await openCore();
    const { id, title, department } = await findPrompt(wanted, core, domain);
    const named = `prompt "${printable(title)}" of ${departmentNames(core.settings.productName).nameOf(department)}`;
    if (!(await confirmed(io, `Delete ${named}?`, yes))) return exitCodes.failed;
    await core.get(DeletePrompt).execute({ actor: cliActor(), id });
    io.message(`Deleted ${named}.`);
  },
});
