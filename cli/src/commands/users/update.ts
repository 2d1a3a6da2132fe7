import { departmentNames, roleSchema } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { domainOption, jsonOption, roleOption, userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { UsageError } from '../../usage-error.ts';

export const updateUser = defineCommand({
  summary: 'Give a user another role or domain.',
  notes: 'The user is signed out everywhere. Their records stay theirs; those of another domain can only be read then.',
  arguments: { user: userArgument },
  options: {
    role: roleOption(roleSchema.optional()),
    domain: domainOption('domain that an admin works in, such as Overture-Sales'),
    json: jsonOption('the changed user'),
  },
  examples: [
    'overture users update kim@agency.com --domain DT-PM',
    'overture users update kim@agency.com --role superadmin',
    'overture users update lee@agency.com --role admin --domain Conference-Sales',
  ],
  async run({ user: wanted, role: newRole, domain, json }, { io, openCore }) {
    const { ChangeUserAccess } = await import('@overture/core/people/users/use-cases/change-user-access');
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    if (newRole === undefined && domain === undefined) {
      throw new UsageError('Name what to change: --role or --domain.');
    }
    const core = await openCore();
    const { productName } = core.settings;
    const names = departmentNames(productName);
    const user = await core.get(GetUser).execute(wanted);
    const role = newRole ?? user.role;
    if (role === 'superadmin' && domain !== undefined) {
      throw new UsageError('A superadmin has no domain: leave --domain out, or make them an admin with --role admin.');
    }
    const department = domain === undefined ? user.department : departmentKey(domain, productName);
    if (role === 'admin' && department === null) {
      throw new UsageError('An admin works in one domain: name it with --domain.');
    }
    const access = role === 'superadmin' || department === null ? role : `${role} in ${names.nameOf(department)}`;
    // Setting what the user already has would only sign them out.
    if (role === user.role && (role === 'superadmin' || department === user.department)) {
      if (json) io.json(presentDashboardUser(user, names));
      else io.message(`${user.email} is ${access} already. Nothing was changed.`);
      return;
    }
    const changed = await core.get(ChangeUserAccess).execute({ actor: cliActor(), id: user.id, role, department });
    if (json) io.json(presentDashboardUser(changed, names));
    else io.message(`${changed.email} is ${access} now, and is signed out everywhere.`);
  },
});
