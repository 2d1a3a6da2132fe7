import { departmentNames } from '@overture/core/contract';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { summaryPromptArgument } from './summary-prompt-options.ts';

export const showSummaryPrompt = defineCommand({
  summary: 'Show a summary prompt with its text.',
  arguments: { prompt: summaryPromptArgument },
  options: { json: jsonOption('the prompt') },
  examples: ['overture summary-prompts show Conference'],
  async run({ prompt: wanted, json }, { io, openCore }) {
    const { findSummaryPrompt } = await import('../../find-stored.ts');
    const { presentSummaryPrompt } = await import('@overture/core/prompts/presentation/prompt');
    const core = await openCore();
    const found = await findSummaryPrompt(wanted, core);
    const prompt = presentSummaryPrompt(found, departmentNames(core.settings.productName));
    if (json) return io.json(prompt);
    printDetail(io, {
      title: prompt.title || prompt.department,
      fields: [
        ['Id', prompt._id],
        ['Title', prompt.title || '-'],
        ['Group', prompt.department],
        ['Created', shortMoment(prompt.createdAt)],
        ['Description', prompt.description || '-'],
      ],
      body: prompt.prompt,
    });
  },
});
