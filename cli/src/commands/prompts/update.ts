import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { domainOption, fileOption, jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { printable } from '../../printable.ts';
import { needTextInput } from '../../text-input.ts';
import { UsageError } from '../../usage-error.ts';
import { waitsFor } from './gate-texts.ts';
import { promptArgument, promptFieldOptions, promptSaveOptions } from './prompt-options.ts';

export const updatePrompt = defineCommand({
  summary: 'Change a prompt template: its title, domain, description or text.',
  notes: 'Generations that are already queued use the earlier text. The examples edit a text.',
  arguments: { prompt: promptArgument },
  options: {
    title: option('--title <text>', 'new title', z.string().optional()),
    domain: domainOption('new domain'),
    ...promptFieldOptions,
    ...promptSaveOptions,
    file: fileOption('file with the new text'),
    json: jsonOption('the changed prompt'),
  },
  examples: [
    'overture prompts show "First conversation from the CRM history" --json | jq -r .prompt > outreach.txt',
    'overture prompts update "First conversation from the CRM history" --file outreach.txt',
  ],
  async run({ prompt: wanted, domain, file, json, why, draft, ...options }, { io, readSettings, openCore }) {
    const { findPrompt } = await import('../../find-stored.ts');
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { SavePrompt } = await import('@overture/core/prompts/use-cases/save-prompt');
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    if (domain === undefined && file === undefined && Object.keys(given).length === 0) {
      throw new UsageError('Name what to change, such as --title, --domain, --description or --file.');
    }
    const { productName } = await readSettings();
    const names = contract.departmentNames(productName);
    const text = file === undefined ? undefined : await needTextInput(io, file);
    const core = await openCore();
    const stored = await findPrompt(wanted, core, undefined);
    const department = domain === undefined ? stored.department : departmentKey(domain, productName);
    const { id } = stored;
    const fields = contract.createPrompt.body.parse({
      ...z.object(contract.templateFields).parse(stored),
      ...given,
      prompt: text ?? stored.prompt,
      department: names.nameOf(department),
    });
    const { prompt: saved, gate } = await core
      .get(SavePrompt)
      .update(id, { actor: cliActor(), fields: { ...fields, department }, why, draft });
    if (json) io.json(presentPrompt(saved, names));
    else if (draft || gate === 'running')
      io.message(`Kept version ${saved.version} of "${printable(saved.title)}" as a draft.`);
    else io.message(`Prompt "${printable(saved.title)}" is now at version ${saved.version}.`);
    if (gate === 'running') io.message(waitsFor(id, saved.version));
  },
});
