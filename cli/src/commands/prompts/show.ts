import { departmentNames, situationNames } from '@overture/core/contract';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { promptArgument, promptDomainOption } from './prompt-options.ts';

export const showPrompt = defineCommand({
  summary: 'Show a prompt template with its text.',
  arguments: { prompt: promptArgument },
  options: { domain: promptDomainOption, json: jsonOption('the prompt') },
  examples: [
    'overture prompts show "First conversation from the CRM history" --domain Overture-Sales',
    'overture prompts show starter-template-1 --json',
  ],
  async run({ prompt: wanted, domain, json }, { io, openCore }) {
    const { findPrompt } = await import('../../find-stored.ts');
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const core = await openCore();
    const found = await findPrompt(wanted, core, domain);
    const prompt = presentPrompt(found, departmentNames(core.settings.productName));
    if (json) return io.json(prompt);
    printDetail(io, {
      title: prompt.title || prompt._id,
      fields: [
        ['Id', prompt._id],
        ['Title', prompt.title],
        ['Domain', prompt.department],
        ['Version', String(prompt.version)],
        ['Created', shortMoment(prompt.createdAt)],
        ['Description', prompt.description || '-'],
        ['Suggested for', prompt.suits === null ? '-' : situationNames[prompt.suits]],
      ],
      body: prompt.prompt,
    });
  },
});
