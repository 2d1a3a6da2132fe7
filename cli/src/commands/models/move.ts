import { departmentNames } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { defineCommand, flag } from '../../define-command.ts';
import { printable } from '../../printable.ts';
import { modelArgument, modelDomainOption } from './model-argument.ts';

export const moveModel = defineCommand({
  summary: 'Offer the replacement of an AI model instead of the model, or go back.',
  arguments: { model: modelArgument },
  options: {
    domain: modelDomainOption,
    back: flag('--back', 'offer the model again, and its replacement only if it was offered before'),
  },
  examples: ['overture models move gpt-5 --domain DT-Sales', 'overture models move gpt-5 --domain DT-Sales --back'],
  async run({ model: wanted, domain, back }, { io, openCore }) {
    const { findModel } = await import('../../find-stored.ts');
    const { MoveModel } = await import('@overture/core/models/use-cases/move-model');
    const core = await openCore();
    const { id } = await findModel(wanted, core, domain);
    const move = core.get(MoveModel);
    const input = { actor: cliActor(), id };
    const model = back ? await move.back(input) : await move.execute(input);
    const department = departmentNames(core.settings.productName).nameOf(model.department);
    io.message(`${department} generates with ${printable(model.aiModelLabel)} (${model.aiModel}) now.`);
  },
});
