import { departmentNames, roleSchema } from '@overture/core/contract';
import { domainOption, jsonOption, limitOption, roleOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';

export const listUsers = defineCommand({
  summary: 'List users, newest first.',
  options: {
    role: roleOption(roleSchema.optional()),
    domain: domainOption('only users of this domain'),
    limit: limitOption({ default: 100, max: 10_000 }),
    json: jsonOption('the users'),
  },
  examples: ['overture users list --role admin --domain DT-Sales'],
  async run({ role, domain, limit, json }, { io, readSettings, openCore }) {
    const { UserRepository } = await import('@overture/core/people/users/ports/user-repository');
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    const { printTable } = await import('../../table.ts');
    const { productName } = await readSettings();
    const filter = {
      ...(role === undefined ? {} : { role }),
      ...(domain === undefined ? {} : { department: departmentKey(domain, productName) }),
    };
    const core = await openCore();
    const { items, total } = await core.get(UserRepository).list(filter, { page: 1, limit });
    const users = items.map((user) => presentDashboardUser(user, departmentNames(productName)));
    if (json) return io.json(users);
    printTable(
      io,
      ['Email', 'Role', 'Domain', 'Name', 'Created', 'Id'],
      users.map((user) => [
        user.email,
        user.role,
        user.department ?? '-',
        `${user.firstName} ${user.lastName}`.trim() || '-',
        user.createdAt.slice(0, 10),
        user._id,
      ]),
    );
    if (total > items.length) io.message(`${items.length} of ${total} users; --limit shows more.`);
  },
});
