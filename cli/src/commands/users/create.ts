import { departmentNames, emailSchema, roleSchema } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { domainOption, jsonOption, passwordStdinOption, roleOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { UsageError } from '../../usage-error.ts';

export const createUser = defineCommand({
  summary: 'Create a user. The password is asked for, or read from standard input.',
  options: {
    email: option('--email <address>', 'address the user signs in with', emailSchema),
    role: roleOption(roleSchema.default('admin')),
    domain: domainOption('domain that an admin works in, such as Overture-Sales'),
    passwordStdin: passwordStdinOption,
    json: jsonOption('the created user'),
  },
  examples: [
    'overture users create --email kim@agency.com --domain DT-Sales',
    `printf %s "$PASSWORD" | overture users create --email lee@agency.com --role superadmin --password-stdin`,
  ],
  async run({ email, role, domain, passwordStdin, json }, { io, readSettings, openCore }) {
    const { CreateUser } = await import('@overture/core/people/users/use-cases/create-user');
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    const { readNewPassword } = await import('../../password-input.ts');
    const { productName } = await readSettings();
    if (role === 'admin' && domain === undefined) {
      throw new UsageError('An admin works in one domain: name it with --domain.');
    }
    if (role === 'superadmin' && domain !== undefined) {
      throw new UsageError('A superadmin has no domain: leave --domain out.');
    }
    const department = domain === undefined ? null : departmentKey(domain, productName);
    const password = await readNewPassword(io, passwordStdin);
    const core = await openCore();
    const user = await core.get(CreateUser).execute({ actor: cliActor(), email, password, role, department });
    if (json) io.json(presentDashboardUser(user, departmentNames(productName)));
    else io.message(`Created ${user.role} ${user.email}.`);
  },
});
