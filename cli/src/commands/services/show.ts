import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printDetail } from '../../detail.ts';
import { serviceArgument } from './service-argument.ts';

export const showService = defineCommand({
  summary: 'Show one service.',
  arguments: { service: serviceArgument },
  options: { json: jsonOption('the service') },
  examples: ['overture services show "Web development"'],
  async run({ service: valueOrLabel, json }, { io, openCore }) {
    const { FindServiceType } = await import('@overture/core/prompts/use-cases/find-service-type');
    const service = await (await openCore()).get(FindServiceType).execute({ valueOrLabel });
    if (json) return io.json(service);
    const { label, value } = service;
    printDetail(io, {
      title: label,
      fields: [
        ['Label', label],
        ['Value', value],
      ],
    });
  },
});
