import { cliActor } from '../../cli-actor.ts';
import { jsonOption } from '../../common-options.ts';
import { argument, defineCommand, option } from '../../define-command.ts';
import { serviceName } from './service-argument.ts';

export const createService = defineCommand({
  summary: 'Add a service. Generations can pick it from now on.',
  arguments: { label: argument('<label>', 'name that people and the AI model see', serviceName) },
  options: {
    value: option('--value <text>', 'value that is stored in results (default: the label)', serviceName.optional()),
    json: jsonOption('the created service'),
  },
  examples: ['overture services create "Accessibility audits"'],
  async run({ label, value, json }, { io, openCore }) {
    const { SaveServiceType } = await import('@overture/core/prompts/use-cases/save-service-type');
    const core = await openCore();
    const created = await core.get(SaveServiceType).create(cliActor(), { value: value ?? label, label });
    if (json) io.json(created);
    else io.message(`Generations can pick "${created.label}" from now on.`);
  },
});
