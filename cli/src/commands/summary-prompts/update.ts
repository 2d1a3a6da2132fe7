import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { fileOption, jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { printable } from '../../printable.ts';
import { needTextInput } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';
import { summaryPromptArgument } from './summary-prompt-options.ts';

export const updateSummaryPrompt = defineCommand({
  summary: 'Change the title, description or text of a summary prompt.',
  notes: 'The next summary is written with the new text. The examples edit the text that a group uses.',
  arguments: { prompt: summaryPromptArgument },
  options: {
    title: option('--title <text>', 'new title', z.string().optional()),
    description: option('--description <text>', 'new description', z.string().optional()),
    file: fileOption('file with the new text'),
    json: jsonOption('the changed prompt'),
  },
  examples: [
    'overture summary-prompts show DT --json | jq -r .prompt > dt.txt',
    'overture summary-prompts update DT --file dt.txt',
  ],
  async run({ prompt: wanted, title, description, file, json }, { io, openCore }) {
    const { findSummaryPrompt } = await import('../../find-stored.ts');
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { UpdateSummaryPrompt } = await import('@overture/core/prompts/use-cases/update-summary-prompt');
    if ([title, description, file].every((option) => option === undefined)) {
      throw new UsageError('Name what to change: --title, --description or --file.');
    }
    const text = file === undefined ? undefined : await needTextInput(io, file);
    const core = await openCore();
    const names = contract.departmentNames(core.settings.productName);
    const stored = await findSummaryPrompt(wanted, core);
    const fields = contract.createSummaryPrompt.body.parse({
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
    if (json) return io.json(presentSummaryPrompt(saved, names));
    const named = saved.title === '' ? saved.id : `"${printable(saved.title)}"`;
    io.message(`Changed summary prompt ${named} of ${names.summaryNameOf(saved.group)}.`);
  },
});
