import { departmentNames } from '@overture/core/contract';
import { domainOption, jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';

export const listModels = defineCommand({
  summary: 'List AI models, newest first.',
  options: { domain: domainOption('only models of this domain'), json: jsonOption('the models') },
  examples: ['overture models list --domain DT-Sales'],
  async run({ domain, json }, { io, readSettings, openCore }) {
    const { AiModelRepository } = await import('@overture/core/models/ports/ai-model-repository');
    const { presentAiModel } = await import('@overture/core/models/presentation/ai-model');
    const { printTable } = await import('../../table.ts');
    const { productName } = await readSettings();
    const department = domain === undefined ? undefined : departmentKey(domain, productName);
    const core = await openCore();
    const all = await core.get(AiModelRepository).list({});
    const models = all
      .filter((model) => department === undefined || model.department === department)
      .map((model) => presentAiModel(model, departmentNames(productName)));
    if (json) return io.json(models);
    if (models.length === 0) {
      return io.message('No AI models were created here. The command available shows what is offered anyway.');
    }
    printTable(
      io,
      ['Model', 'Label', 'Domain', 'Active', 'Created', 'Id'],
      models.map((model) => [
        model.aiModel,
        model.aiModelLabel,
        model.department,
        model.active ? 'yes' : 'no',
        shortMoment(model.createdAt),
        model._id,
      ]),
    );
  },
});
