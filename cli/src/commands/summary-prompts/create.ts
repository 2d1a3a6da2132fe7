import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { fileOption, jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { summaryGroup } from '../../summary-group-option.ts';
import { needTextInput } from '../../text-input.ts';
import { groupOption } from './summary-prompt-options.ts';

export const createSummaryPrompt = defineCommand({
  summary: 'Create a summary prompt. Its group uses it from now on.',
  options: {
    domain: groupOption("group that uses the prompt: the product's name, DT or Conference", z.string()),
    title: option('--title <text>', 'title', z.string().optional()),
    description: option('--description <text>', 'what changed, and why', z.string().optional()),
    file: fileOption('file with the text'),
    json: jsonOption('the created prompt'),
  },
  examples: ['overture summary-prompts create --domain DT --title "Shorter" --file shorter.txt'],
  async run({ domain, title, description, file, json }, { io, readSettings, openCore }) {
    const { CreateSummaryPrompt } = await import('@overture/core/prompts/use-cases/create-summary-prompt');
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { productName } = await readSettings();
    const names = contract.departmentNames(productName);
    const group = summaryGroup(domain, productName);
    const text = await needTextInput(io, file);
    const fields = contract.createSummaryPrompt.body.parse({
      title,
      description,
      prompt: text,
      department: domain,
      forSummary: true,
    });
    const core = await openCore();
    const created = await core.get(CreateSummaryPrompt).execute({
      actor: cliActor(),
      title: fields.title,
      description: fields.description,
      prompt: fields.prompt,
      group,
    });
    if (json) return io.json(presentSummaryPrompt(created, names));
    io.message(`Summaries of the group ${names.summaryNameOf(group)} use the new prompt from now on (${created.id}).`);
  },
});
