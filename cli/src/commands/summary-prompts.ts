import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { confirmed } from '../ask.ts';
import { cliActor } from '../cli-actor.ts';
import { fileOption, jsonOption, yesOption } from '../common-options.ts';
import { argument, defineCommand, option, type Suggestion, type Verbs } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import { findSummaryPrompt } from '../find-stored.ts';
import type { Environment } from '../io.ts';
import { printable, printDetail, printList, shortMoment } from '../print.ts';
import { summaryGroup } from '../summary-group-option.ts';
import { namedText, needTextInput } from '../text-input.ts';
import { UsageError } from '../usage-error.ts';

const promptArgument = argument(
  '<id|title|group>',
  'id or title of the summary prompt, or a group, which means the one it uses',
  z.string(),
);

const groupOption = <Schema extends z.ZodType>(help: string, schema: Schema) =>
  option('--domain <group>', help, schema, suggestGroups);

function suggestGroups({ PRODUCT_NAME: productName = 'Overture' }: Environment): Suggestion[] {
  return contract.departmentNames(productName).summaryDepartments.map((value) => ({ value, description: '' }));
}

const list = defineCommand({
  summary: 'List summary prompts, newest first. The one that a group uses is marked with *.',
  options: {
    domain: groupOption('only prompts of this group', z.string().optional()),
    json: jsonOption('the prompts with their texts'),
  },
  examples: ['overture summary-prompts list --domain DT'],
  async run({ domain, json }, { io, openCore }) {
    const { SummaryPromptRepository } = await import('@overture/core/prompts/ports/summary-prompt-repository');
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const core = await openCore();
    const { productName } = core.settings;
    const group = domain === undefined ? undefined : summaryGroup(domain, productName);
    const all = await core.get(SummaryPromptRepository).list();
    const prompts = all
      .filter((prompt) => group === undefined || prompt.group === group)
      .map((prompt) => presentSummaryPrompt(prompt, contract.departmentNames(productName)));
    await printList(io, prompts, {
      json,
      none: 'There are no summary prompts.',
      row: (prompt) => ({
        Group: prompt.department,
        Used: prompts.find(({ department }) => department === prompt.department) === prompt ? '*' : '',
        Title: prompt.title || '-',
        Created: shortMoment(prompt.createdAt),
        Id: prompt._id,
      }),
    });
  },
});

const show = defineCommand({
  summary: 'Show a summary prompt with its text.',
  arguments: { prompt: promptArgument },
  options: { json: jsonOption('the prompt') },
  examples: ['overture summary-prompts show Conference'],
  async run({ prompt: wanted, json }, { io, openCore }) {
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const core = await openCore();
    const found = await findSummaryPrompt(core, wanted);
    const prompt = presentSummaryPrompt(found, contract.departmentNames(core.settings.productName));
    if (json) return io.json(prompt);
    const fields = {
      Id: prompt._id,
      Title: prompt.title || '-',
      Group: prompt.department,
      Created: shortMoment(prompt.createdAt),
      Description: prompt.description || '-',
    };
    printDetail(io, prompt.title || prompt.department, fields, prompt.prompt);
  },
});

const create = defineCommand({
  summary: 'Create a summary prompt. Its group uses it from now on.',
  options: {
    domain: groupOption("group that uses the prompt: the product's name, DT or Conference", z.string()),
    title: option('--title <text>', 'title', z.string().optional()),
    description: option('--description <text>', 'what changed, and why', z.string().optional()),
    file: fileOption('file with the text'),
    json: jsonOption('the created prompt'),
  },
  examples: ['overture summary-prompts create --domain DT --title "Shorter" --file shorter.txt'],
  async run({ domain, file, json, ...named }, { io, readSettings, openCore }) {
    const { SaveSummary } = await import('@overture/core/prompts/use-cases/save-summary');
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { productName } = await readSettings();
    const names = contract.departmentNames(productName);
    const group = summaryGroup(domain, productName);
    const given = { ...named, prompt: await needTextInput(io, file), department: domain, forSummary: true };
    const { title, description, prompt } = contract.createSummaryPrompt.body.parse(given);
    const core = await openCore();
    const created = await core.get(SaveSummary).create(group, { actor: cliActor(), title, description, prompt });
    if (json) return io.json(presentSummaryPrompt(created, names));
    io.message(`Summaries of the group ${names.summaryNameOf(group)} use the new prompt from now on (${created.id}).`);
  },
});

const update = defineCommand({
  summary: 'Change the title, description or text of a summary prompt.',
  notes: 'The next summary is written with the new text. The examples edit the text that a group uses.',
  arguments: { prompt: promptArgument },
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
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { SaveSummary } = await import('@overture/core/prompts/use-cases/save-summary');
    if ([title, description, file].every((option) => option === undefined)) {
      throw new UsageError('Name what to change: --title, --description or --file.');
    }
    const text = await namedText(io, file);
    const core = await openCore();
    const names = contract.departmentNames(core.settings.productName);
    const stored = await findSummaryPrompt(core, wanted);
    const fields = contract.createSummaryPrompt.body.parse({
      title: title ?? stored.title,
      description: description ?? stored.description,
      prompt: text ?? stored.prompt,
      department: names.summaryNameOf(stored.group),
      forSummary: true,
    });
    const saved = await core.get(SaveSummary).update(stored.id, {
      actor: cliActor(),
      title: title === undefined ? undefined : fields.title,
      description: description === undefined ? undefined : fields.description,
      prompt: text === undefined ? undefined : fields.prompt,
    });
    if (json) return io.json(presentSummaryPrompt(saved, names));
    const named = saved.title === '' ? saved.id : `"${printable(saved.title)}"`;
    io.message(`Changed summary prompt ${named} of ${names.summaryNameOf(saved.group)}.`);
  },
});

const remove = defineCommand({
  summary: 'Delete a summary prompt. Its group uses the previous one again.',
  notes: 'The last summary prompt of a group cannot be deleted.',
  arguments: { prompt: promptArgument },
  options: { yes: yesOption },
  examples: ['overture summary-prompts delete "Shorter"'],
  async run({ prompt: wanted, yes }, { io, openCore }) {
    const { DeleteSummaryPrompt } = await import('@overture/core/prompts/use-cases/delete-summary-prompt');
    const core = await openCore();
    const { id, title, group } = await findSummaryPrompt(core, wanted);
    const groupName = contract.departmentNames(core.settings.productName).summaryNameOf(group);
    const named = `summary prompt ${title === '' ? id : `"${printable(title)}"`} of ${groupName}`;
    if (!(await confirmed(io, `Delete ${named}?`, yes))) return exitCodes.failed;
    await core.get(DeleteSummaryPrompt).execute({ actor: cliActor(), id });
    io.message(`Deleted ${named}. The group uses its newest remaining prompt.`);
  },
});

export const summaryPrompts: Verbs = {
  notes: `
    Domains form three groups: that of the product, DT and Conference. Each group uses its newest summary prompt. A new
    prompt therefore replaces the one in use, and deleting it brings the previous one back.`,
  verbs: { list, show, create, update, delete: remove },
};
