import { modelStateText } from '@overture/core/contract';
import { jsonOption, requiredDomainOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { textOfPrice } from './price-options.ts';

export const availableModels = defineCommand({
  summary: 'List the models that a domain may generate with today, and those that the vendor has ended.',
  options: { domain: requiredDomainOption('domain whose models are listed'), json: jsonOption('the models') },
  examples: ['overture models available --domain DT-Sales'],
  async run({ domain, json }, { io, readSettings, openCore }) {
    const { DescribeModels } = await import('@overture/core/models/use-cases/describe-models');
    const { printTable } = await import('../../table.ts');
    const { productName } = await readSettings();
    const core = await openCore();
    const offer = await core.get(DescribeModels).available(departmentKey(domain, productName));
    if (json) return io.json(offer);
    printTable(
      io,
      ['Model', 'Label', 'Default', 'State', 'Replacement', 'Price'],
      [...offer.models, ...offer.ended].map((model) => [
        model.id,
        model.label,
        model.isDefault ? 'yes' : '',
        modelStateText(model),
        model.replacement ?? '',
        model.price === null ? 'unknown' : textOfPrice(model.price),
      ]),
    );
  },
});
