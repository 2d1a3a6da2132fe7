import { departmentNames } from '@overture/core/contract';
import { domainOption, jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';

export const promptSamples = defineCommand({
  summary: 'List the samples (stored contacts) on which prompts are tried, newest first.',
  options: { domain: domainOption('only samples of this domain'), json: jsonOption('the samples') },
  examples: ['overture prompts samples --domain DT-Sales'],
  async run({ domain, json }, { io, openCore }) {
    const { SampleRepository } = await import('@overture/core/prompts/trials/ports/sample-repository');
    const { presentSample } = await import('@overture/core/prompts/trials/presentation/sample');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const { productName } = core.settings;
    const department = domain === undefined ? null : departmentKey(domain, productName);
    const samples = (await core.get(SampleRepository).list(department)).map((sample) =>
      presentSample(sample, departmentNames(productName)),
    );
    if (json) return io.json(samples);
    if (samples.length === 0) return io.message('There are no samples.');
    printTable(
      io,
      ['Name', 'Domain', 'Golden', 'Created', 'Id'],
      samples.map(({ name, department: of, golden, createdAt, _id }) => [
        name,
        of,
        golden ? 'yes' : 'no',
        shortMoment(createdAt),
        _id,
      ]),
    );
  },
});
