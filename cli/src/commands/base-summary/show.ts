import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printDetail } from '../../detail.ts';

export const showBaseSummary = defineCommand({
  summary: 'Show the base summary with its text.',
  options: { json: jsonOption('the base summary') },
  examples: ['overture base-summary show --json | jq -r .prompt > base.txt'],
  async run({ json }, { io, openCore }) {
    const { GetBaseSummary } = await import('@overture/core/prompts/use-cases/get-base-summary');
    const { title, prompt } = await (await openCore()).get(GetBaseSummary).execute();
    if (json) io.json({ title, prompt });
    else printDetail(io, { title: title || 'Base summary', fields: [['Title', title]], body: prompt });
  },
});
