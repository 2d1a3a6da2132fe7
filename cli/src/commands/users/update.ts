import { ChangeUserAccess, GetUser } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { presentDashboardUser } from '@overture/core/presentation';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { exitCodes } from '../../exit-codes.ts';
import { UsageError } from '../../usage-error.ts';
import { userArgument } from '../../user-argument.ts';

const optionsSchema = z.object({
  role: z.enum(['admin', 'superadmin']).optional(),
  domain: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const wanted = userArgument(input.args);
  const { role: named, domain, json } = optionsSchema.parse(input.options);
  if (named === undefined && domain === undefined) throw new UsageError('Name what to change: --role or --domain.');
  const { io } = context;
  const core = await context.core();
  const { productName } = core.settings;
  const names = departmentNames(productName);
  const user = await core.get(GetUser).execute(wanted);
  const role = named ?? user.role;
  if (role === 'superadmin' && domain !== undefined) {
    throw new UsageError('A superadmin has no domain: leave --domain out, or make them an admin with --role admin.');
  }
  const department = domain === undefined ? user.department : departmentKey(domain, productName);
  if (role === 'admin' && department === null) {
    throw new UsageError('An admin works in one domain: name it with --domain.');
  }
  const about = role === 'superadmin' || department === null ? role : `${role} in ${names.nameOf(department)}`;
  // What is so already is left alone: a change would sign them out.
  if (role === user.role && (role === 'superadmin' || department === user.department)) {
    if (json) io.json(presentDashboardUser(user, names));
    else io.message(`${user.email} is ${about} already. Nothing was changed.`);
    return exitCodes.done;
  }
  const changed = await core.get(ChangeUserAccess).execute({ actor: cliActor(), id: user.id, role, department });
  if (json) io.json(presentDashboardUser(changed, names));
  else io.message(`${changed.email} is ${about} now, and is signed out everywhere.`);
  return exitCodes.done;
};
