import { departmentNames } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { defineCommand } from '../../define-command.ts';
import { printable } from '../../printable.ts';
import { modelArgument, modelDomainOption } from './model-argument.ts';

export const deactivateModel = defineCommand({
  summary: 'Stop offering an AI model. The command update --active offers it again.',
  arguments: { model: modelArgument },
  options: { domain: modelDomainOption },
  examples: ['overture models deactivate gpt-5-mini --domain DT-Sales'],
  async run({ model: wanted, domain }, { io, openCore }) {
    const { DeactivateModel } = await import('@overture/core/models/use-cases/deactivate-model');
    const { findModel } = await import('../../find-stored.ts');
    const core = await openCore();
    const { id } = await findModel(wanted, core, domain);
    const model = await core.get(DeactivateModel).execute({ actor: cliActor(), id });
    const department = departmentNames(core.settings.productName).nameOf(model.department);
    io.message(`${department} does not offer ${printable(model.aiModelLabel)} (${model.aiModel}) any more.`);
  },
});
