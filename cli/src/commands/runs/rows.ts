import { rowStatuses } from '@overture/core/contract';
import { z } from 'zod';
import { jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { runArgument, runUserOption } from './run-options.ts';

export const listRunRows = defineCommand({
  summary: 'List the contacts of a run, in the order of its list.',
  arguments: { id: runArgument },
  options: {
    as: runUserOption,
    status: option('--status <status>', 'only contacts with this status', z.enum(rowStatuses).optional()),
    page: option('--page <n>', 'the page', z.coerce.number().int().min(1).default(1)),
    limit: option('--limit <n>', 'contacts of a page', z.coerce.number().int().min(1).max(100).default(50)),
    json: jsonOption('the rows'),
  },
  examples: ['overture runs rows 0199b1f2 --status error'],
  async run({ id, as, status, page, limit, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const user = await core.get(FindActingUser).execute({ email: as });
    const actor = { userId: user.id, role: user.role, department: user.department };
    const { items, total } = await core.get(ViewRuns).rows(actor, id, { status, page, limit });
    if (json) return io.json(items);
    printTable(
      io,
      ['Row', 'Contact', 'Name', 'Status', 'Cost', 'Why'],
      items.map(({ row, contact, contactName, status: shown, costUsd, error }) => [
        String(row),
        contact,
        contactName ?? '-',
        shown,
        costUsd === null ? '-' : `$${costUsd.toFixed(4)}`,
        error?.message ?? '',
      ]),
      { whole: ['Contact'] },
    );
    io.message(`${items.length} of ${total} contacts.`);
  },
});
