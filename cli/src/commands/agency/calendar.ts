import { agencySchema } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption, requiredDomainOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { printDetail } from '../../detail.ts';

const { timeZone, holidays } = agencySchema.shape;

export const agencyCalendar = defineCommand({
  summary: "Show or change a domain's time zone and holidays.",
  notes: `
    The time zone decides which day is today for the domain, and on which day a contact wrote. The given holidays replace
    the stored ones; an empty text removes all of them.`,
  options: {
    domain: requiredDomainOption('domain whose calendar it is'),
    timeZone: option('--time-zone <name>', 'IANA name, such as Europe/Berlin', timeZone.unwrap().optional()),
    holidays: option('--holidays <days>', 'days as YYYY-MM-DD, separated by commas', z.string().optional()),
    json: jsonOption('both'),
  },
  examples: [
    'overture agency calendar --domain DT-Sales',
    'overture agency calendar --domain DT-Sales --time-zone Europe/Berlin --holidays 2026-12-25,2027-01-01',
  ],
  async run({ domain, json, ...changes }, { io, openCore }) {
    const { departmentKey } = await import('../../department-option.ts');
    const { AgencyRepository } = await import('@overture/core/prompts/agency/ports/agency-repository');
    const { profileOf } = await import('@overture/core/prompts/agency/domain/agency');
    const { SaveAgency } = await import('@overture/core/prompts/agency/use-cases/save-agency');
    const { UsageError } = await import('../../usage-error.ts');
    const core = await openCore();
    const department = departmentKey(domain, core.settings.productName);
    const stored = profileOf(await core.get(AgencyRepository).find(department));
    const days = changes.holidays === undefined ? stored.holidays : changes.holidays.split(/[\s,;]+/).filter(Boolean);
    const read = holidays.safeParse(days);
    if (!read.success) throw new UsageError(`--holidays: ${read.error.issues[0]?.message}`);
    const agency = { ...stored, timeZone: changes.timeZone ?? stored.timeZone, holidays: read.data };
    const isChanged = changes.timeZone !== undefined || changes.holidays !== undefined;
    if (isChanged) await core.get(SaveAgency).execute({ actor: cliActor(), department, agency });
    if (json) return io.json({ timeZone: agency.timeZone, holidays: agency.holidays });
    printDetail(io, {
      title: domain,
      fields: [
        ['Time zone', agency.timeZone],
        ['Holidays', agency.holidays.join(', ') || '-'],
      ],
    });
  },
});
