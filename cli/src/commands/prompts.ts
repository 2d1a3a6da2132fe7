import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { confirmed } from '../ask.ts';
import { cliActor } from '../cli-actor.ts';
import {
  domainOption,
  fileOption,
  jsonOption,
  limitOption,
  requiredDomainOption,
  yesOption,
} from '../common-options.ts';
import { argument, defineCommand, flag, option, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { exitCodes } from '../exit-codes.ts';
import { findPrompt } from '../find-stored.ts';
import type { Io } from '../io.ts';
import { printable, printDetail, printList, shortMoment } from '../print.ts';
import { namedText, needTextInput } from '../text-input.ts';
import { UsageError } from '../usage-error.ts';
import { pull, push } from './prompts/folder.ts';
import { samples, trial } from './prompts/trial.ts';
import { diff, promptDomainOption, publish, versions, whyOption } from './prompts/versions.ts';

const promptArgument = argument('<id|title>', 'id or title of the prompt', z.string());

/** The options of every save of a prompt: its fields besides title, domain and text, and how it is saved. */
const saveOptions = {
  description: option('--description <text>', 'what the prompt is good for', z.string().optional()),
  suits: option(
    '--suits <situation>',
    'contacts to whom the generator suggests it',
    z
      .enum([...contract.situations, 'nobody'])
      .transform((situation) => (situation === 'nobody' ? null : situation))
      .optional(),
  ),
  why: whyOption,
  draft: flag('--draft', 'keep the version without publishing it'),
};

const list = defineCommand({
  summary: 'List prompt templates, newest first.',
  options: {
    domain: domainOption('only prompts of this domain'),
    limit: limitOption({ default: 100, max: 1_000 }),
    json: jsonOption('the prompts with their texts'),
  },
  examples: ['overture prompts list --domain Overture-Sales'],
  async run({ domain, limit, json }, { io, openCore }) {
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { PromptRepository } = await import('@overture/core/prompts/ports/prompt-repository');
    const core = await openCore();
    const { productName } = core.settings;
    const filter = domain === undefined ? {} : { department: departmentKey(domain, productName) };
    const { items, total } = await core.get(PromptRepository).list(filter, { page: 1, limit });
    const names = contract.departmentNames(productName);
    await printList(
      io,
      items.map((prompt) => presentPrompt(prompt, names)),
      {
        json,
        none: 'There are no prompts.',
        row: ({ title, department, version, createdAt, _id }) => ({
          Title: title || '-',
          Domain: department,
          Version: version,
          Created: shortMoment(createdAt),
          Id: _id,
        }),
        of: { total, what: 'prompts' },
      },
    );
  },
});

const show = defineCommand({
  summary: 'Show a prompt template with its text.',
  arguments: { prompt: promptArgument },
  options: { domain: promptDomainOption, json: jsonOption('the prompt') },
  examples: [
    'overture prompts show "First conversation from the CRM history" --domain Overture-Sales',
    'overture prompts show starter-template-1 --json',
  ],
  async run({ prompt: wanted, domain, json }, { io, openCore }) {
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const core = await openCore();
    const found = await findPrompt(core, wanted, domain);
    const prompt = presentPrompt(found, contract.departmentNames(core.settings.productName));
    if (json) return io.json(prompt);
    const fields = {
      Id: prompt._id,
      Title: prompt.title,
      Domain: prompt.department,
      Version: prompt.version,
      Created: shortMoment(prompt.createdAt),
      ...shownFields(prompt),
    };
    printDetail(io, prompt.title || prompt._id, fields, prompt.prompt);
  },
});

/** What describes a template besides its title, as `show` prints it. */
function shownFields(prompt: contract.TemplateFields): Record<string, string> {
  const { title: _, ...shown } = contract.shownTemplateFields(prompt);
  const entries = Object.entries(shown) as [keyof typeof shown, string][];
  return Object.fromEntries(entries.map(([name, value]) => [contract.templateFieldNames[name], value || '-']));
}

const create = defineCommand({
  summary: 'Create a prompt template. Its text comes from a file or from standard input.',
  options: {
    title: option('--title <text>', 'title under which people choose the prompt', z.string()),
    domain: requiredDomainOption('domain that the prompt is for, such as Overture-Sales'),
    ...saveOptions,
    file: fileOption('file with the text'),
    json: jsonOption('the created prompt'),
  },
  examples: [
    'overture prompts create --title "After the fair" --domain Conference-Sales --file after-the-fair.txt',
    'pbpaste | overture prompts create --title "After the fair" --domain Conference-Sales --file -',
  ],
  async run({ domain, file, json, ...given }, { io, readSettings, openCore }) {
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { SavePrompt } = await import('@overture/core/prompts/use-cases/save-prompt');
    const { productName } = await readSettings();
    const department = departmentKey(domain, productName);
    const prompt = await needTextInput(io, file);
    const { why, draft, ...texts } = contract.createPrompt.body.parse({ ...given, prompt, department: domain });
    const core = await openCore();
    const { prompt: created, gate } = await core
      .get(SavePrompt)
      .create({ actor: cliActor(), fields: { ...texts, department }, why, draft });
    if (json) io.json(presentPrompt(created, contract.departmentNames(productName)));
    else io.message(`Created prompt "${printable(created.title)}" (${created.id}).`);
    if (gate === 'running') io.message(waitsFor(io, created.id, 1));
  },
});

const update = defineCommand({
  summary: 'Change a prompt template: its title, domain, description or text.',
  notes: 'Generations that are already queued use the earlier text. The examples edit a text.',
  arguments: { prompt: promptArgument },
  options: {
    title: option('--title <text>', 'new title', z.string().optional()),
    domain: domainOption('new domain'),
    ...saveOptions,
    file: fileOption('file with the new text'),
    json: jsonOption('the changed prompt'),
  },
  examples: [
    'overture prompts show "First conversation from the CRM history" --json | jq -r .prompt > outreach.txt',
    'overture prompts update "First conversation from the CRM history" --file outreach.txt',
  ],
  async run({ prompt: wanted, domain, file, json, why, draft, ...options }, { io, openCore }) {
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { stillBrokenText } = await import('@overture/core/prompts/use-cases/publish-version');
    const { SavePrompt } = await import('@overture/core/prompts/use-cases/save-prompt');
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    if (domain === undefined && file === undefined && Object.keys(given).length === 0) {
      throw new UsageError('Name what to change, such as --title, --domain, --description or --file.');
    }
    const text = await namedText(io, file);
    const core = await openCore();
    const { productName } = core.settings;
    const names = contract.departmentNames(productName);
    const stored = await findPrompt(core, wanted, undefined);
    const { id } = stored;
    const department = departmentKey(domain, productName) ?? stored.department;
    const fields = contract.createPrompt.body.parse({
      ...z.object(contract.templateFields).parse(stored),
      ...given,
      prompt: text ?? stored.prompt,
      department: names.nameOf(department),
    });
    const {
      prompt: saved,
      savedVersion,
      gate,
      stillBroken,
    } = await core.get(SavePrompt).update(id, { actor: cliActor(), fields: { ...fields, department }, why, draft });
    if (json) io.json({ ...presentPrompt(saved, names), savedVersion });
    else if (draft || gate === 'running')
      io.message(`Kept version ${savedVersion} of "${printable(saved.title)}" as a draft.`);
    else io.message(`Prompt "${printable(saved.title)}" is now at version ${savedVersion}.`);
    const still = stillBrokenText({ stillBroken });
    if (still !== null) io.message(printable(still));
    if (gate === 'running') io.message(waitsFor(io, id, savedVersion));
  },
});

/** The message for a save that must wait for a trial of the samples that must pass. */
function waitsFor(io: Io, id: string, version: number): string {
  return `It stays a draft until the samples that must pass are written with it: ${io.program} prompts publish ${id} ${version}`;
}

const remove = defineCommand({
  summary: 'Delete a prompt template. This cannot be undone.',
  notes: 'Generations that were made with the prompt keep its text.',
  arguments: { prompt: promptArgument },
  options: { domain: promptDomainOption, yes: yesOption },
  examples: ['overture prompts delete "After the fair" --domain Conference-Sales'],
  async run({ prompt: wanted, domain, yes }, { io, openCore }) {
    const { DeletePrompt } = await import('@overture/core/prompts/use-cases/delete-prompt');
    const core = await openCore();
    const { id, title, department } = await findPrompt(core, wanted, domain);
    const names = contract.departmentNames(core.settings.productName);
    const named = `prompt "${printable(title)}" of ${names.nameOf(department)}`;
    if (!(await confirmed(io, `Delete ${named}?`, yes))) return exitCodes.failed;
    await core.get(DeletePrompt).execute({ actor: cliActor(), id });
    io.message(`Deleted ${named}.`);
  },
});

export const prompts: Verbs = {
  verbs: { list, show, create, update, delete: remove, versions, diff, publish, samples, trial, pull, push },
};
