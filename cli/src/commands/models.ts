import * as contract from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import type { AiModel } from '@overture/core/models/domain/ai-model';
import { z } from 'zod';
import { cliActor } from '../cli-actor.ts';
import {
  domainOption,
  jsonOption,
  requiredDomainOption,
  requiredModelOption,
  suggestModels,
  wantedState,
} from '../common-options.ts';
import { argument, defineCommand, flag, option, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { findModel } from '../find-stored.ts';
import type { Io } from '../io.ts';
import { printable, printDetail, printList, shortMoment, yesOrNo } from '../print.ts';
import { UsageError } from '../usage-error.ts';

const modelArgument = argument('<id|model>', 'id of the entry, or of the model, such as gpt-5-mini', z.string());

const modelDomainOption = domainOption('domain to look for the model in (default: all)');

const dollars = z
  .string()
  .trim()
  .regex(/^\d+(?:\.\d+)?$/)
  .transform(Number);

/** Parses `2,0.1,2.5,10` as a price, and `none` as null. */
const priceSchema = z.union([
  z.literal('none').transform(() => null),
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.tuple([dollars, dollars, dollars, dollars]))
    .transform(([input, cachedInput, cacheWrite, output]) => ({ input, cachedInput, cacheWrite, output }))
    .pipe(contract.modelPriceSchema),
]);

const saveOptions = {
  price: option(
    '--price <in,cached,write,out>',
    'US dollars per million tokens of input, cached input, cache writes and output, if the published price does not apply to you; "none" removes it',
    priceSchema.optional(),
  ),
  replacement: option(
    '--replacement <model>',
    'model that replaces it once the vendor has ended it; "none" removes it',
    z
      .string()
      .transform((text) => (text === 'none' ? null : text))
      .optional(),
    suggestModels,
  ),
  default: flag('--default', 'use it for generations that name no model'),
};

/** A price in the order of `--price`, for people. */
function textOfPrice({ input, cachedInput, cacheWrite, output }: contract.ModelPrice): string {
  return [input, cachedInput, cacheWrite, output].join(',');
}

const list = defineCommand({
  summary: 'List AI models, newest first.',
  options: { domain: domainOption('only models of this domain'), json: jsonOption('the models') },
  examples: ['overture models list --domain DT-Sales'],
  async run({ domain, json }, { io, openCore }) {
    const { AiModelRepository } = await import('@overture/core/models/ports/ai-model-repository');
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const core = await openCore();
    const { productName } = core.settings;
    const department = departmentKey(domain, productName);
    const all = await core.get(AiModelRepository).list({});
    const models = all
      .filter((model) => department === undefined || model.department === department)
      .map((model) => presentAiModel(model, contract.departmentNames(productName)));
    await printList(io, models, {
      json,
      none: models.length === 0 ? await withoutOwn(core, department) : '',
      row: (model) => ({
        Model: model.aiModel,
        Label: model.aiModelLabel,
        Domain: model.department,
        Active: yesOrNo(model.active),
        Created: shortMoment(model.createdAt),
        Id: model._id,
      }),
    });
  },
});

/** What a list without AI models says: what is offered then, and what to do next. */
async function withoutOwn(core: OpenCore, department: contract.DepartmentKey | undefined): Promise<string> {
  const { OfferedModels } = await import('@overture/core/models/use-cases/offered-models');
  const asked = department === undefined ? contract.departmentKeys : [department];
  const offers = await Promise.all(asked.map((one) => core.get(OfferedModels).execute({ department: one })));
  return [
    'No AI models were created here, so that the standard models and the newest ones of the key are offered.',
    contract.onOfferText(offers),
    'Next: "models available --domain D" shows their prices, "models create" decides what a domain offers.',
  ]
    .filter(Boolean)
    .join('\n');
}

const available = defineCommand({
  summary: 'List the models that a domain may generate with today, and those that the vendor has ended.',
  options: { domain: requiredDomainOption('domain whose models are listed'), json: jsonOption('the models') },
  examples: ['overture models available --domain DT-Sales'],
  async run({ domain, json }, { io, openCore }) {
    const { DescribeModels } = await import('@overture/core/models/use-cases/describe-models');
    const core = await openCore();
    const offer = await core.get(DescribeModels).available(departmentKey(domain, core.settings.productName));
    if (json) return io.json(offer);
    await printList(io, [...offer.models, ...offer.ended], {
      json,
      whole: ['Model', 'USD per M'],
      row: (model) => ({
        Model: model.id,
        Label: model.label,
        Default: model.isDefault ? 'yes' : '',
        State: contract.modelStateText(model),
        Replacement: model.replacement ?? '',
        'USD per M': model.price === null ? 'unknown' : textOfPrice(model.price),
      }),
    });
    io.message('USD per M: dollars per million tokens of input, cached input, cache writes and output.');
  },
});

const show = defineCommand({
  summary: 'Show one AI model.',
  arguments: { model: modelArgument },
  options: { domain: modelDomainOption, json: jsonOption('the model') },
  examples: ['overture models show gpt-5-mini --domain DT-Sales'],
  async run({ model: wanted, domain, json }, { io, openCore }) {
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const core = await openCore();
    const found = await findModel(core, wanted, domain);
    const model = presentAiModel(found, contract.departmentNames(core.settings.productName));
    if (json) return io.json(model);
    printDetail(io, model.aiModelLabel, {
      Id: model._id,
      Model: model.aiModel,
      Label: model.aiModelLabel,
      Domain: model.department,
      Active: yesOrNo(model.active),
      'Own price': model.price === null ? 'none' : textOfPrice(model.price),
      Replacement: model.replacement ?? 'none',
      Default: yesOrNo(model.isDefault),
      Created: shortMoment(model.createdAt),
    });
  },
});

const create = defineCommand({
  summary: 'Offer an AI model in a domain.',
  options: {
    model: requiredModelOption("the vendor's id of the model, such as gpt-5-mini"),
    domain: requiredDomainOption('domain that offers the model'),
    label: option(
      '--label <text>',
      "what people see (default: the model's usual name, or its id)",
      z.string().optional(),
    ),
    ...saveOptions,
    inactive: flag('--inactive', 'do not offer the model yet'),
    json: jsonOption('the created model'),
  },
  examples: [
    'overture models create --model gpt-5-mini --domain DT-Sales --label "GPT-5 Mini"',
    'overture models create --model llama-4 --domain DT-Sales --price 0.5,0.5,0.5,1.5',
  ],
  async run({ model, domain, label, default: isDefault, inactive, json, ...terms }, { io, openCore }) {
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const { SaveModel } = await import('@overture/core/models/use-cases/save-model');
    const core = await openCore();
    const { productName } = core.settings;
    const names = contract.departmentNames(productName);
    const department = departmentKey(domain, productName);
    const fields = contract.createModel.body.parse({
      ...terms,
      aiModel: model,
      aiModelLabel: label ?? contract.labelOfModel(model),
      department: domain,
      active: !inactive,
      isDefault,
    });
    const created = await core.get(SaveModel).create(cliActor(), { ...fields, department });
    if (json) return io.json(presentAiModel(created, names));
    if (created.active) return printOffer(created, io, core);
    io.message(
      `${names.nameOf(department)} knows, but does not offer yet, ${printable(created.aiModelLabel)} (${created.aiModel}).`,
    );
  },
});

/** Says whether people are offered a model that was saved, and what to do where they are not. */
async function printOffer({ department, ...model }: AiModel, io: Io, core: OpenCore): Promise<void> {
  const { OfferedModels } = await import('@overture/core/models/use-cases/offered-models');
  const domain = contract.departmentNames(core.settings.productName).nameOf(department);
  const name = `${printable(model.aiModelLabel)} (${model.aiModel})`;
  const offer = await core.get(OfferedModels).execute({ department });
  if (offer.models.some(({ id }) => id === model.aiModel)) io.message(`${domain} offers ${name}.`);
  else if (!model.active) io.message(`${domain} does not offer ${name}.`);
  else if (offer.ended.some(({ id }) => id === model.aiModel))
    io.message(`${domain} does not offer ${name}: the vendor has ended it.`);
  else io.message(`${domain} does not offer ${name}: the key of the domain does not have it.`);
  for (const text of contract.lackingModels([{ department: domain, ...offer }])) io.message(text);
}

const update = defineCommand({
  summary: 'Change the label, the price or the replacement of an AI model, or whether it is offered.',
  arguments: { model: modelArgument },
  options: {
    domain: modelDomainOption,
    label: option('--label <text>', 'what people see', z.string().optional()),
    ...saveOptions,
    active: flag('--active', 'offer the model again'),
    inactive: flag('--inactive', 'stop offering the model'),
    json: jsonOption('the changed model'),
  },
  examples: [
    'overture models update gpt-5-mini --domain DT-Sales --active',
    'overture models update gpt-5 --domain DT-Sales --replacement gpt-6.1-sol',
  ],
  async run({ model, domain, label, price, replacement, json, ...flags }, { io, openCore }) {
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const { SaveModel } = await import('@overture/core/models/use-cases/save-model');
    const active = wantedState(flags);
    const isDefault = flags.default ? true : undefined;
    if ([label, price, replacement, isDefault, active].every((change) => change === undefined)) {
      throw new UsageError('Name what to change: --label, --price, --replacement, --default, --active or --inactive.');
    }
    const core = await openCore();
    const names = contract.departmentNames(core.settings.productName);
    const { id, department, ...stored } = await findModel(core, model, domain);
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
    if (json) return io.json(presentAiModel(saved, names));
    await printOffer(saved, io, core);
  },
});

const move = defineCommand({
  summary: 'Offer the replacement of an AI model instead of the model, or go back.',
  arguments: { model: modelArgument },
  options: {
    domain: modelDomainOption,
    back: flag('--back', 'offer the model again, and its replacement only if it was offered before'),
  },
  examples: ['overture models move gpt-5 --domain DT-Sales', 'overture models move gpt-5 --domain DT-Sales --back'],
  async run({ model: wanted, domain, back }, { io, openCore }) {
    const { MoveModel } = await import('@overture/core/models/use-cases/move-model');
    const core = await openCore();
    const { id } = await findModel(core, wanted, domain);
    const input = { actor: cliActor(), id };
    const model = await (back ? core.get(MoveModel).back(input) : core.get(MoveModel).execute(input));
    const department = contract.departmentNames(core.settings.productName).nameOf(model.department);
    io.message(`${department} generates with ${printable(model.aiModelLabel)} (${model.aiModel}) now.`);
  },
});

const deactivate = defineCommand({
  summary: 'Stop offering an AI model. The command update --active offers it again.',
  arguments: { model: modelArgument },
  options: { domain: modelDomainOption },
  examples: ['overture models deactivate gpt-5-mini --domain DT-Sales'],
  async run({ model: wanted, domain }, { io, openCore }) {
    const { DeactivateModel } = await import('@overture/core/models/use-cases/deactivate-model');
    const core = await openCore();
    const { id } = await findModel(core, wanted, domain);
    const model = await core.get(DeactivateModel).execute({ actor: cliActor(), id });
    const department = contract.departmentNames(core.settings.productName).nameOf(model.department);
    io.message(`${department} does not offer ${printable(model.aiModelLabel)} (${model.aiModel}) any more.`);
  },
});

export const models: Verbs = {
  notes: `
    A domain offers its active models. A domain in which no model was ever created offers gpt-5 and two variants of it
    until the vendor ends them, and the newest models of its key.`,
  verbs: { list, available, show, create, update, move, deactivate },
};
