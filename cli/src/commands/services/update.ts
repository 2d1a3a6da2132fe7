import { cliActor } from '../../cli-actor.ts';
import { jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { serviceArgument, serviceName } from './service-argument.ts';

export const updateService = defineCommand({
  summary: 'Change the label of a service. Results that name it keep their words.',
  arguments: { service: serviceArgument },
  options: { label: option('--label <text>', 'new label', serviceName), json: jsonOption('the changed service') },
  examples: ['overture services update "Web development" --label "Websites and portals"'],
  async run({ service: valueOrLabel, label, json }, { io, openCore }) {
    const { FindServiceType } = await import('@overture/core/prompts/use-cases/find-service-type');
    const { SaveServiceType } = await import('@overture/core/prompts/use-cases/save-service-type');
    const core = await openCore();
    const { value } = await core.get(FindServiceType).execute({ valueOrLabel });
    const saved = await core.get(SaveServiceType).update(cliActor(), { value, label });
    if (json) io.json(saved);
    else io.message(`The service is called "${saved.label}" now.`);
  },
});
