import { departmentNames, emailSchema, roleSchema, updateProfile } from '@overture/core/contract';
import { confirmed } from '../ask.ts';
import { cliActor } from '../cli-actor.ts';
import {
  domainOption,
  jsonOption,
  limitOption,
  passwordStdinOption,
  roleOption,
  userArgument,
  yesOption,
} from '../common-options.ts';
import { defineCommand, option, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { exitCodes } from '../exit-codes.ts';
import { findUser } from '../find-stored.ts';
import { originOf } from '../origin-of.ts';
import { noPasswords, readNewPassword } from '../password-input.ts';
import { printDetail, printList, shortMoment } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { importUsers } from './users/import.ts';
import { endSessions, resetMfa, resetPassword, signInLink } from './users/sign-in.ts';

const create = defineCommand({
  summary: 'Create a user. The password is asked for, or read from standard input.',
  notes:
    'With SSO_ONLY=on the user has no password; a link is printed that connects their single sign-on within 72 hours.',
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
    const { SignInLinks } = await import('@overture/core/people/sign-in/use-cases/sign-in-links');
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    const { productName, ssoOnly } = await readSettings();
    if (ssoOnly && passwordStdin) {
      throw noPasswords('leave --password-stdin out');
    }
    if (role === 'admin' && domain === undefined) {
      throw new UsageError('An admin works in one domain: name it with --domain.');
    }
    if (role === 'superadmin' && domain !== undefined) {
      throw new UsageError('A superadmin has no domain: leave --domain out.');
    }
    const department = departmentKey(domain, productName) ?? null;
    const password = ssoOnly ? undefined : await readNewPassword(io, passwordStdin);
    const core = await openCore();
    const wanted = { actor: cliActor(), email, password, role, department, origin: originOf(core) };
    const { user, link: issued } = await core.get(SignInLinks).create(wanted);
    const link = issued?.link;
    if (json) return io.json({ ...presentDashboardUser(user, departmentNames(productName)), link });
    io.message(`Created ${user.role} ${user.email}.`);
    if (link === undefined) return;
    io.message(
      'They have no password. With this link, which works once, they sign in with single sign-on the first time:',
    );
    io.data(link);
  },
});

const nameOf = (user: { readonly firstName: string; readonly lastName: string }): string =>
  `${user.firstName} ${user.lastName}`.trim() || '-';

const list = defineCommand({
  summary: 'List users, newest first.',
  options: {
    role: roleOption(roleSchema.optional()),
    domain: domainOption('only users of this domain'),
    limit: limitOption({ default: 100, max: 10_000 }),
    json: jsonOption('the users'),
  },
  examples: ['overture users list --role admin --domain DT-Sales'],
  async run({ role, domain, limit, json }, { io, openCore }) {
    const { UserRepository } = await import('@overture/core/people/users/ports/user-repository');
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    const core = await openCore();
    const { productName } = core.settings;
    const filter = {
      ...(role !== undefined && { role }),
      ...(domain !== undefined && { department: departmentKey(domain, productName) }),
    };
    const { items, total } = await core.get(UserRepository).list(filter, { page: 1, limit });
    const names = departmentNames(productName);
    await printList(
      io,
      items.map((user) => presentDashboardUser(user, names)),
      {
        json,
        none: 'There are no such users.',
        row: (user) => ({
          Email: user.email,
          Role: user.role,
          Domain: user.department,
          Name: nameOf(user),
          Created: user.createdAt.slice(0, 10),
          Id: user._id,
        }),
        of: { total, what: 'users' },
      },
    );
  },
});

const show = defineCommand({
  summary: 'Show one user.',
  arguments: { user: userArgument },
  options: { json: jsonOption('the user') },
  examples: ['overture users show kim@agency.com'],
  async run({ user: wanted, json }, { io, openCore }) {
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    const core = await openCore();
    const user = presentDashboardUser(await findUser(core, wanted), departmentNames(core.settings.productName));
    if (json) return io.json(user);
    printDetail(io, user.email, {
      Id: user._id,
      Email: user.email,
      Role: user.role,
      Domain: user.department,
      Name: nameOf(user),
      Created: shortMoment(user.createdAt),
    });
  },
});

const update = defineCommand({
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
    const { presentDashboardUser } = await import('@overture/core/people/users/presentation/user');
    if (newRole === undefined && domain === undefined) {
      throw new UsageError('Name what to change: --role or --domain.');
    }
    const core = await openCore();
    const { productName } = core.settings;
    const names = departmentNames(productName);
    const user = await findUser(core, wanted);
    const role = newRole ?? user.role;
    if (role === 'superadmin' && domain !== undefined) {
      throw new UsageError('A superadmin has no domain: leave --domain out, or make them an admin with --role admin.');
    }
    const department = departmentKey(domain, productName) ?? user.department;
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

const { firstName, lastName, company, meetingLink, language } = updateProfile.body.shape;

const profile = defineCommand({
  summary: "Show a user's profile, or change its fields that emails and playbooks use.",
  notes: "An empty text clears a field. The language applies to playbooks; emails are in the contact's language.",
  arguments: { user: userArgument },
  options: {
    firstName: option('--first-name <text>', 'name at the end of the emails', firstName),
    lastName: option('--last-name <text>', 'last name at the end of the emails', lastName),
    company: option('--company <text>', 'company that the emails name', company),
    meetingLink: option('--meeting-link <url>', 'where a contact can book a meeting', meetingLink),
    language: option('--language <code>', 'language of the playbooks', language),
    json: jsonOption('the profile'),
  },
  examples: [
    'overture users profile kim@agency.com',
    'overture users profile kim@agency.com --first-name Kim --language de',
  ],
  async run({ user: wanted, json, ...options }, { io, openCore }) {
    const { presentProfile } = await import('@overture/core/people/users/presentation/user');
    const { UpdateProfile } = await import('@overture/core/people/users/use-cases/update-profile');
    const core = await openCore();
    const user = await findUser(core, wanted);
    const changes = updateProfile.body.parse(
      Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    );
    const isChanged = Object.keys(changes).length > 0;
    const shown = presentProfile(
      isChanged ? await core.get(UpdateProfile).execute({ userId: user.id, changes }) : user,
    );
    if (json) return io.json(shown);
    printDetail(io, shown.email, {
      Name: nameOf(shown),
      Company: shown.company || '-',
      'Meeting link': shown.meetingLink || '-',
      Language: shown.language,
    });
  },
});

const remove = defineCommand({
  summary: 'Delete a user. This cannot be undone.',
  notes: 'The user is signed out at once and their pending generations are cancelled. Their records are kept.',
  arguments: { user: userArgument },
  options: { yes: yesOption },
  examples: ['overture users delete kim@agency.com'],
  async run({ user: wanted, yes }, { io, openCore }) {
    const { DeleteUser } = await import('@overture/core/people/users/use-cases/delete-user');
    const core = await openCore();
    const { id, role, email } = await findUser(core, wanted);
    if (!(await confirmed(io, `Delete ${role} ${email} and sign them out everywhere?`, yes))) return exitCodes.failed;
    await core.get(DeleteUser).execute({ actor: cliActor(), id });
    io.message(`Deleted ${role} ${email}. Their records are kept.`);
  },
});

export const users: Verbs = {
  verbs: {
    create,
    list,
    show,
    update,
    profile,
    delete: remove,
    'end-sessions': endSessions,
    'reset-mfa': resetMfa,
    'reset-password': resetPassword,
    'sign-in-link': signInLink,
    import: importUsers,
  },
};
