import { tabNames, workTabs, workTabSchema, workWords } from '@overture/core/contract';
import { z } from 'zod';
import { asOption, jsonOption, limitOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';

export const listWorklist = defineCommand({
  summary: "List what is left to do for a user's records, the riskiest first.",
  notes: `
    A record is in one tab: ${workTabs.join(', ')}; the first that fits. The risk tells how likely the newest result is wrong
    to send, from 0 to 1.`,
  options: {
    as: asOption('user whose records are listed'),
    tab: option('--tab <tab>', 'only records of this tab', workTabSchema.optional()),
    search: option(
      '--search <text>',
      'only records whose name, company, email or template contains this text',
      z.string().max(200).optional(),
    ),
    run: option('--run <id>', 'only records that this run submitted last', z.string().max(64).optional()),
    limit: limitOption({ default: 25, max: 1_000 }),
    json: jsonOption('counts and records'),
  },
  examples: ['overture worklist list --as kim@agency.com', 'overture worklist list --tab review --limit 10'],
  async run({ as, tab, search, run: runId, limit, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ListWorklist } = await import('@overture/core/records/use-cases/list-worklist');
    const { presentWork } = await import('@overture/core/records/presentation/worklist');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const user = await core.get(FindActingUser).execute({ email: as });
    const found = await core.get(ListWorklist).execute({
      actor: { userId: user.id, role: user.role },
      ownerId: undefined,
      filter: { search, runId },
      tab,
      page: { page: 1, limit },
    });
    const items = found.items.map((item) => presentWork(item, user.email));
    if (json) return io.json({ counts: found.counts, items, total: found.total });
    if (items.length === 0) return io.message(`${user.email} has no such records.`);
    printTable(
      io,
      ['Contact', 'Name', 'Company', 'Tab', 'Risk', 'Why'],
      items.map((item) => [
        item.hubspotId,
        item.contactName || '-',
        item.company || '-',
        item.tab === null ? '-' : tabNames[item.tab],
        item.risk.toFixed(2),
        workWords(item).why || '-',
      ]),
    );
    const counts = workTabs
      .filter((one) => found.counts[one] > 0)
      .map((one) => `${tabNames[one]} ${found.counts[one]}`);
    io.message(`${items.length} of ${found.total} records. ${counts.join(', ')}`);
  },
});
