import { cliActor } from '../../cli-actor.ts';
import { yesOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { serviceArgument } from './service-argument.ts';

export const deleteService = defineCommand({
  summary: 'Delete a service. Results that name it keep their words.',
  arguments: { service: serviceArgument },
  options: { yes: yesOption },
  examples: ['overture services delete "Exhibition booths"'],
  async run({ service: valueOrLabel, yes }, { io, openCore }) {
    const { confirmed } = await import('../../confirm.ts');
    const { DeleteServiceType } = await import('@overture/core/prompts/use-cases/delete-service-type');
    const { FindServiceType } = await import('@overture/core/prompts/use-cases/find-service-type');
    const core = await openCore();
    const { value, label } = await core.get(FindServiceType).execute({ valueOrLabel });
    if (!(await confirmed(io, `Delete service "${printable(label)}"?`, yes))) return exitCodes.failed;
    await core.get(DeleteServiceType).execute({ actor: cliActor(), value });
    io.message(`Deleted service "${printable(label)}".`);
  },
});
