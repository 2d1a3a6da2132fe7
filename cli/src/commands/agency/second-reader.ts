import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption, requiredDomainOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { printDetail } from '../../detail.ts';

export const agencySecondReader = defineCommand({
  summary: 'Show or choose whether a second model reads every new sequence of a domain.',
  notes: `
    The cheapest model of the domain compares sentences with the sources, once per sequence, and warns where it doubts one;
    it never blocks. It costs at most a tenth of the sequence, within all limits.`,
  options: {
    domain: requiredDomainOption('domain whose sequences are read'),
    set: option('--set <state>', 'on or off', z.enum(['on', 'off']).optional()),
    json: jsonOption('both'),
  },
  examples: [
    'overture agency second-reader --domain DT-Sales',
    'overture agency second-reader --domain DT-Sales --set on',
  ],
  async run({ domain, set, json }, { io, openCore }) {
    const { departmentKey } = await import('../../department-option.ts');
    const { AgencyRepository } = await import('@overture/core/prompts/agency/ports/agency-repository');
    const { profileOf } = await import('@overture/core/prompts/agency/domain/agency');
    const { SaveAgency } = await import('@overture/core/prompts/agency/use-cases/save-agency');
    const core = await openCore();
    const department = departmentKey(domain, core.settings.productName);
    const stored = profileOf(await core.get(AgencyRepository).find(department));
    const secondReader = set === undefined ? stored.secondReader : set === 'on';
    if (secondReader !== stored.secondReader)
      await core.get(SaveAgency).execute({ actor: cliActor(), department, agency: { ...stored, secondReader } });
    if (json) return io.json({ secondReader });
    printDetail(io, { title: domain, fields: [['Second reader', secondReader ? 'on' : 'off']] });
  },
});
