import { departmentNames } from '@overture/core/contract';
import { z } from 'zod';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { shortMoment } from '../../detail.ts';
import { summaryGroup } from '../../summary-group-option.ts';
import { groupOption } from './summary-prompt-options.ts';

export const listSummaryPrompts = defineCommand({
  summary: 'List summary prompts, newest first. The one that a group uses is marked with *.',
  options: {
    domain: groupOption('only prompts of this group', z.string().optional()),
    json: jsonOption('the prompts with their texts'),
  },
  examples: ['overture summary-prompts list --domain DT'],
  async run({ domain, json }, { io, readSettings, openCore }) {
    const { SummaryPromptRepository } = await import('@overture/core/prompts/ports/summary-prompt-repository');
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const { printTable } = await import('../../table.ts');
    const { productName } = await readSettings();
    const group = domain === undefined ? undefined : summaryGroup(domain, productName);
    const core = await openCore();
    const all = await core.get(SummaryPromptRepository).list();
    const prompts = all
      .filter((prompt) => group === undefined || prompt.group === group)
      .map((prompt) => presentSummaryPrompt(prompt, departmentNames(productName)));
    if (json) return io.json(prompts);
    if (prompts.length === 0) return io.message('There are no summary prompts.');
    printTable(
      io,
      ['Group', 'Used', 'Title', 'Created', 'Id'],
      prompts.map((prompt) => [
        prompt.department,
        prompts.find(({ department }) => department === prompt.department) === prompt ? '*' : '',
        prompt.title || '-',
        shortMoment(prompt.createdAt),
        prompt._id,
      ]),
    );
  },
});
