import { saveBaseSummary } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../cli-actor.ts';
import { fileOption, jsonOption } from '../common-options.ts';
import { defineCommand, option, type Verbs } from '../define-command.ts';
import { printDetail } from '../print.ts';
import { namedText } from '../text-input.ts';
import { UsageError } from '../usage-error.ts';

const show = defineCommand({
  summary: 'Show the base summary with its text.',
  options: { json: jsonOption('the base summary') },
  examples: ['overture base-summary show --json | jq -r .prompt > base.txt'],
  async run({ json }, { io, openCore }) {
    const { GetBaseSummary } = await import('@overture/core/prompts/use-cases/get-base-summary');
    const { title, prompt } = await (await openCore()).get(GetBaseSummary).execute();
    if (json) io.json({ title, prompt });
    else printDetail(io, title || 'Base summary', { Title: title }, prompt);
  },
});

const update = defineCommand({
  summary: 'Replace the title or the text of the base summary.',
  options: {
    title: option('--title <text>', 'new title', z.string().optional()),
    file: fileOption('file with the new text'),
    json: jsonOption('the changed base summary'),
  },
  examples: ['overture base-summary update --file base.txt'],
  async run({ title, file, json }, { io, openCore }) {
    const { GetBaseSummary } = await import('@overture/core/prompts/use-cases/get-base-summary');
    const { SaveSummary } = await import('@overture/core/prompts/use-cases/save-summary');
    if (title === undefined && file === undefined) throw new UsageError('Name what to change: --title or --file.');
    const text = await namedText(io, file);
    const core = await openCore();
    const stored = await core.get(GetBaseSummary).execute();
    const fields = saveBaseSummary.body.parse({ title: title ?? stored.title, prompt: text ?? stored.prompt });
    await core.get(SaveSummary).updateBase({ actor: cliActor(), ...fields });
    if (json) io.json({ title: fields.title, prompt: fields.prompt });
    else io.message('The base summary is saved. The next summary begins with it.');
  },
});

export const baseSummary: Verbs = {
  notes: 'There is one base summary for all domains. It is never created or deleted.',
  verbs: { show, update },
};
