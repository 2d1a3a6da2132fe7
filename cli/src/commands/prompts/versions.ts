import { departmentNames } from '@overture/core/contract';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { shortMoment } from '../../detail.ts';
import { findText, textArgument } from './find-text.ts';
import { promptDomainOption } from './prompt-options.ts';

export const promptVersions = defineCommand({
  summary: 'List every version of a prompt, newest first.',
  arguments: { prompt: textArgument },
  options: { domain: promptDomainOption, json: jsonOption('the versions with their texts') },
  examples: ['overture prompts versions "First conversation from the CRM history" --domain Overture-Sales'],
  async run({ prompt, domain, json }, { io, openCore }) {
    const { presentPromptVersion } = await import('@overture/core/prompts/presentation/prompt');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const names = departmentNames(core.settings.productName);
    const { versions } = await findText(prompt, core, domain);
    const shown = versions.map((version) => presentPromptVersion(version, names));
    if (json) return io.json(shown);
    printTable(
      io,
      ['Version', 'State', 'Saved', 'By', 'Uses', 'Why'],
      shown.map(({ version, state, createdAt, author, uses, why, prompt: text }) => [
        String(version),
        text === null ? 'not available' : state,
        createdAt === null ? '-' : shortMoment(createdAt),
        author ?? '-',
        uses === null ? '-' : String(uses),
        why || '-',
      ]),
    );
  },
});
