import { departmentNames } from '@overture/core/contract';
import { domainOption, jsonOption, limitOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';

export const listPrompts = defineCommand({
  summary: 'List prompt templates, newest first.',
  options: {
    domain: domainOption('only prompts of this domain'),
    limit: limitOption({ default: 100, max: 1_000 }),
    json: jsonOption('the prompts with their texts'),
  },
  examples: ['overture prompts list --domain Overture-Sales'],
  async run({ domain, limit, json }, { io, readSettings, openCore }) {
    const { presentPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { printTable } = await import('../../table.ts');
    const { PromptRepository } = await import('@overture/core/prompts/ports/prompt-repository');
    const { productName } = await readSettings();
    const filter = domain === undefined ? {} : { department: departmentKey(domain, productName) };
    const core = await openCore();
    const { items, total } = await core.get(PromptRepository).list(filter, { page: 1, limit });
    const prompts = items.map((prompt) => presentPrompt(prompt, departmentNames(productName)));
    if (json) return io.json(prompts);
    if (prompts.length === 0) return io.message('There are no prompts.');
    printTable(
      io,
      ['Title', 'Domain', 'Version', 'Created', 'Id'],
      prompts.map(({ title, department, version, createdAt, _id }) => [
        title || '-',
        department,
        String(version),
        shortMoment(createdAt),
        _id,
      ]),
    );
    if (total > prompts.length) io.message(`${prompts.length} of ${total} prompts; --limit shows more.`);
  },
});
