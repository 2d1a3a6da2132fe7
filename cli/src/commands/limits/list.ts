import { departmentNames } from '@overture/core/contract';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { dollars } from './dollars.ts';

export const listLimits = defineCommand({
  summary: 'List the limits, with what is spent today and this month. Days and months are in UTC.',
  options: { json: jsonOption('the limits') },
  examples: ['overture limits list'],
  async run({ json }, { io, openCore }) {
    const { ListLimits } = await import('@overture/core/limits/use-cases/list-limits');
    const { presentLimit } = await import('@overture/core/limits/presentation/limit');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const names = departmentNames(core.settings.productName);
    const limits = (await core.get(ListLimits).execute()).map((limit) => presentLimit(limit, names));
    if (json) return io.json(limits);
    if (limits.length === 0) return io.message('Nothing is limited.');
    printTable(
      io,
      ['Who', 'Per day', 'Today', 'Per month', 'This month', 'Requests per minute'],
      limits.map((limit) => [
        limit.label,
        dollars(limit.dailyUsd),
        dollars(limit.todayUsd),
        dollars(limit.monthlyUsd),
        dollars(limit.monthUsd),
        limit.perMinute === null ? '-' : String(limit.perMinute),
      ]),
      { whole: ['Who'] },
    );
  },
});
