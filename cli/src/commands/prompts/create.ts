import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { fileOption, jsonOption, requiredDomainOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { printable } from '../../printable.ts';
import { needTextInput } from '../../text-input.ts';
import { waitsFor } from './gate-texts.ts';
import { promptFieldOptions, promptSaveOptions } from './prompt-options.ts';

export const createPrompt = defineCommand({
  summary: 'Create a prompt template. Its text comes from a file or from standard input.',
  options: {
    title: option('--title <text>', 'title under which people choose the prompt', z.string()),
    domain: requiredDomainOption('domain that the prompt is for, such as Overture-Sales'),
    ...promptFieldOptions,
    ...promptSaveOptions,
    file: fileOption('file with the text'),
    json: jsonOption('the created prompt'),
  },
  examples: [
    'overture prompts create --title "After the fair" --domain Conference-Sales --file after-the-fair.txt',
    'pbpaste | overture prompts create --title "After the fair" --domain Conference-Sales --file -',
  ],
  async run({ domain, file, json, ...fieldsGiven }, { io, readSettings, openCore }) {
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { SavePrompt } = await import('@overture/core/prompts/use-cases/save-prompt');
    const { productName } = await readSettings();
    const department = departmentKey(domain, productName);
    const prompt = await needTextInput(io, file);
    const { why, draft, ...texts } = contract.createPrompt.body.parse({ ...fieldsGiven, prompt, department: domain });
    const core = await openCore();
    const { prompt: created, gate } = await core
      .get(SavePrompt)
      .create({ actor: cliActor(), fields: { ...texts, department }, why, draft });
    if (json) io.json(presentPrompt(created, contract.departmentNames(productName)));
    else io.message(`Created prompt "${printable(created.title)}" (${created.id}).`);
    if (gate === 'running') io.message(waitsFor(created.id, 1));
  },
});
