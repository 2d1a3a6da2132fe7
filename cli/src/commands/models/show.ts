import { departmentNames } from '@overture/core/contract';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { modelArgument, modelDomainOption } from './model-argument.ts';
import { textOfPrice } from './price-options.ts';

export const showModel = defineCommand({
  summary: 'Show one AI model.',
  arguments: { model: modelArgument },
  options: { domain: modelDomainOption, json: jsonOption('the model') },
  examples: ['overture models show gpt-5-mini --domain DT-Sales'],
  async run({ model: wanted, domain, json }, { io, openCore }) {
    const { findModel } = await import('../../find-stored.ts');
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const core = await openCore();
    const found = await findModel(wanted, core, domain);
    const model = presentAiModel(found, departmentNames(core.settings.productName));
    if (json) return io.json(model);
    printDetail(io, {
      title: model.aiModelLabel,
      fields: [
        ['Id', model._id],
        ['Model', model.aiModel],
        ['Label', model.aiModelLabel],
        ['Domain', model.department],
        ['Active', model.active ? 'yes' : 'no'],
        ['Own price', model.price === null ? 'none' : textOfPrice(model.price)],
        ['Replacement', model.replacement ?? 'none'],
        ['Default', model.isDefault ? 'yes' : 'no'],
        ['Created', shortMoment(model.createdAt)],
      ],
    });
  },
});
