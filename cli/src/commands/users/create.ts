import { CreateUser } from '@overture/core/app';
import { departmentNames, emailSchema } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { readNewPassword } from '../../password-input.ts';
import { presentDashboardUser } from '@overture/core/presentation';
import { UsageError } from '../../usage-error.ts';

const optionsSchema = z.object({
  email: emailSchema,
  role: z.enum(['admin', 'superadmin']),
  domain: z.string().optional(),
  passwordStdin: z.boolean().default(false),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const options = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  if (options.role === 'admin' && options.domain === undefined) {
    throw new UsageError('An admin works in one domain: name it with --domain.');
  }
  if (options.role === 'superadmin' && options.domain !== undefined) {
    throw new UsageError('A superadmin has no domain: leave --domain out.');
  }
  const department = options.domain === undefined ? null : departmentKey(options.domain, productName);
  const password = await readNewPassword(context.io, options.passwordStdin);
  const core = await context.core();
  const user = await core
    .get(CreateUser)
    .execute({ actor: cliActor(), email: options.email, password, role: options.role, department });
  if (options.json) context.io.json(presentDashboardUser(user, departmentNames(productName)));
  else context.io.message(`Created ${user.role} ${user.email}.`);
  return exitCodes.done;
};
