import { z } from 'zod';
import { jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { runUserOption } from './run-options.ts';

export const listRuns = defineCommand({
  summary: 'List runs, newest first; without --as those of all users.',
  options: {
    as: runUserOption,
    limit: option('--limit <n>', 'show at most this many', z.coerce.number().int().min(1).max(100).default(20)),
    json: jsonOption('the runs'),
  },
  examples: ['overture runs list'],
  async run({ as, limit, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
    const { shortMoment } = await import('../../detail.ts');
    const { printTable } = await import('../../table.ts');
    const { countsText, wireOf } = await import('./print-run.ts');
    const core = await openCore();
    const user = await core.get(FindActingUser).execute({ email: as });
    const actor = { userId: user.id, role: user.role, department: user.department };
    const page = { page: 1, limit };
    const { items } = await core.get(ViewRuns).list(actor, as === undefined ? undefined : user.id, page);
    const runs = items.map((view) => wireOf(view, core));
    if (json) return io.json(runs);
    if (runs.length === 0) return io.message('There are no runs.');
    printTable(
      io,
      ['Id', 'Started', 'Name', 'State', 'Contacts', 'Spent', 'User'],
      runs.map((run) => [
        run._id,
        shortMoment(run.createdAt),
        run.name,
        run.state,
        countsText(run.counts),
        `$${run.spentUsd.toFixed(2)} of $${run.maxCostUsd.toFixed(2)}`,
        run.user.email,
      ]),
    );
  },
});
