import { departmentNames } from '@overture/core/contract';
import { jsonOption, userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printDetail, shortMoment } from '../../detail.ts';

export const showUser = defineCommand({
  summary: 'Show one user.',
  arguments: { user: userArgument },
  options: { json: jsonOption('the user') },
  examples: ['overture users show kim@agency.com'],
  async run({ user: wanted, json }, { io, openCore }) {
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    const core = await openCore();
    const user = presentDashboardUser(
      await core.get(GetUser).execute(wanted),
      departmentNames(core.settings.productName),
    );
    if (json) return io.json(user);
    printDetail(io, {
      title: user.email,
      fields: [
        ['Id', user._id],
        ['Email', user.email],
        ['Role', user.role],
        ['Domain', user.department ?? '-'],
        ['Name', `${user.firstName} ${user.lastName}`.trim() || '-'],
        ['Created', shortMoment(user.createdAt)],
      ],
    });
  },
});
