import { ListUsers } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { limitOption } from '../../limit-option.ts';
import { presentDashboardUser } from '@overture/core/presentation';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({
  role: z.enum(['admin', 'superadmin']).optional(),
  domain: z.string().optional(),
  limit: limitOption(10_000),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const options = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const filter = {
    ...(options.role === undefined ? {} : { role: options.role }),
    ...(options.domain === undefined ? {} : { department: departmentKey(options.domain, productName) }),
  };
  const core = await context.core();
  const { items, total } = await core.get(ListUsers).execute({ filter, page: { page: 1, limit: options.limit } });
  const users = items.map((user) => presentDashboardUser(user, departmentNames(productName)));
  if (options.json) {
    context.io.json(users);
    return exitCodes.done;
  }
  printTable(
    context.io,
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
  if (total > items.length) context.io.message(`${items.length} of ${total} users; --limit shows more.`);
  return exitCodes.done;
};
