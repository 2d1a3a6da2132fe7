import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { wantedState } from '../../active-state.ts';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { printable } from '../../printable.ts';
import { UsageError } from '../../usage-error.ts';
import { modelArgument, modelDomainOption } from './model-argument.ts';
import { defaultOption, priceOption, replacementOption } from './price-options.ts';

export const updateModel = defineCommand({
  summary: 'Change the label, the price or the replacement of an AI model, or whether it is offered.',
  arguments: { model: modelArgument },
  options: {
    domain: modelDomainOption,
    label: option('--label <text>', 'what people see', z.string().optional()),
    price: priceOption,
    replacement: replacementOption,
    default: defaultOption,
    active: flag('--active', 'offer the model again'),
    inactive: flag('--inactive', 'stop offering the model'),
    json: jsonOption('the changed model'),
  },
  examples: [
    'overture models update gpt-5-mini --domain DT-Sales --active',
    'overture models update gpt-5 --domain DT-Sales --replacement gpt-6.1-sol',
  ],
  async run(input, { io, openCore }) {
    const { findModel } = await import('../../find-stored.ts');
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const { SaveModel } = await import('@overture/core/models/use-cases/save-model');
    const active = wantedState(input);
    const { label, price, replacement } = input;
    const isDefault = input.default ? true : undefined;
    if ([label, price, replacement, isDefault, active].every((change) => change === undefined)) {
      throw new UsageError('Name what to change: --label, --price, --replacement, --default, --active or --inactive.');
    }
    const core = await openCore();
    const names = contract.departmentNames(core.settings.productName);
    const { id, department, ...stored } = await findModel(input.model, core, input.domain);
    const fields = contract.createModel.body.parse({
      aiModel: stored.aiModel,
      aiModelLabel: label ?? stored.aiModelLabel,
      department: names.nameOf(department),
      active: active ?? stored.active,
      price,
      replacement,
      isDefault,
    });
    const saved = await core.get(SaveModel).update(cliActor(), id, { ...fields, department });
    if (input.json) return io.json(presentAiModel(saved, names));
    const offers = saved.active ? 'offers' : 'does not offer';
    io.message(`${names.nameOf(department)} ${offers} ${printable(saved.aiModelLabel)} (${saved.aiModel}).`);
  },
});
