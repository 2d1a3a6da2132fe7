import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption, requiredDomainOption, requiredModelOption } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { printable } from '../../printable.ts';
import { defaultOption, priceOption, replacementOption } from './price-options.ts';

export const createModel = defineCommand({
  summary: 'Offer an AI model in a domain.',
  options: {
    model: requiredModelOption("the vendor's id of the model, such as gpt-5-mini"),
    domain: requiredDomainOption('domain that offers the model'),
    label: option(
      '--label <text>',
      "what people see (default: the model's usual name, or its id)",
      z.string().optional(),
    ),
    price: priceOption,
    replacement: replacementOption,
    default: defaultOption,
    inactive: flag('--inactive', 'do not offer the model yet'),
    json: jsonOption('the created model'),
  },
  examples: [
    'overture models create --model gpt-5-mini --domain DT-Sales --label "GPT-5 Mini"',
    'overture models create --model llama-4 --domain DT-Sales --price 0.5,0.5,0.5,1.5',
  ],
  async run(
    { model, domain, label, price, replacement, default: isDefault, inactive, json },
    { io, readSettings, openCore },
  ) {
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const { SaveModel } = await import('@overture/core/models/use-cases/save-model');
    const { productName } = await readSettings();
    const names = contract.departmentNames(productName);
    const department = departmentKey(domain, productName);
    const defaultLabel = contract.modelOptions.find(({ value }) => value === model)?.label;
    const fields = contract.createModel.body.parse({
      aiModel: model,
      aiModelLabel: label ?? defaultLabel ?? model,
      department: domain,
      active: !inactive,
      price,
      replacement,
      isDefault,
    });
    const core = await openCore();
    const created = await core.get(SaveModel).create(cliActor(), { ...fields, department });
    if (json) return io.json(presentAiModel(created, names));
    const offers = created.active ? 'offers' : 'knows, but does not offer yet,';
    io.message(`${names.nameOf(department)} ${offers} ${printable(created.aiModelLabel)} (${created.aiModel}).`);
  },
});
