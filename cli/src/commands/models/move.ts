import { departmentNames } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { defineCommand } from '../../define-command.ts';
import { printable } from '../../printable.ts';
import { modelArgument, modelDomainOption } from './model-argument.ts';

export const moveModel = defineCommand({
  summary: 'Offer the replacement of an AI model instead of the model.',
  arguments: { model: modelArgument },
  options: { domain: modelDomainOption },
  examples: ['overture models move gpt-5 --domain DT-Sales'],
  async run({ model: wanted, domain }, { io, openCore }) {
    const { findModel } = await import('../../find-stored.ts');
    const { MoveModel } = await import('@overture/core/models/use-cases/move-model');
    const core = await openCore();
    const { id } = await findModel(wanted, core, domain);
    const model = await core.get(MoveModel).execute({ actor: cliActor(), id });
    const department = departmentNames(core.settings.productName).nameOf(model.department);
    io.message(`${department} generates with ${printable(model.aiModelLabel)} (${model.aiModel}) now.`);
  },
});
