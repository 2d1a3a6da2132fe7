import { asOption, domainOption, jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';
import { dollars } from './dollars.ts';

export const showMine = defineCommand({
  summary: 'Show what a user may still spend, the limit with the least left first.',
  options: {
    as: asOption('the user'),
    domain: domainOption("the domain to work in (default: the user's domain)"),
    json: jsonOption('what is left'),
  },
  examples: ['overture limits mine --as sales@overture.example'],
  async run({ as, domain, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { GetMyLimits } = await import('@overture/core/limits/use-cases/get-my-limits');
    const { presentMyLimits } = await import('@overture/core/limits/presentation/limit');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const user = await core.get(FindActingUser).execute({ email: as });
    const department = domain === undefined ? user.department : departmentKey(domain, core.settings.productName);
    const mine = presentMyLimits(await core.get(GetMyLimits).execute({ userId: user.id, department }));
    if (json) return io.json(mine);
    if (mine.limits.length === 0) return io.message('Spending is not limited.');
    printTable(
      io,
      ['Limit', 'Period', 'Left', 'Of', 'Renews'],
      mine.limits.map(({ scope, period, leftUsd, limitUsd, resetsAt }) => [
        scope,
        period,
        dollars(leftUsd),
        dollars(limitUsd),
        `${shortMoment(resetsAt)} UTC`,
      ]),
    );
  },
});
