import { cliActor } from '../../cli-actor.ts';
import { jsonOption, passwordStdinOption, userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { findUser } from '../../find-stored.ts';
import { originOf } from '../../origin-of.ts';
import { noPasswords, readNewPassword } from '../../password-input.ts';

export const endSessions = defineCommand({
  summary: 'Sign a user out everywhere, for example after a lost laptop.',
  notes: 'Password, role and personal tokens stay, and the user may sign in again. reset-password ends these too.',
  arguments: { user: userArgument },
  examples: ['overture users end-sessions kim@agency.com'],
  async run({ user: wanted }, { io, openCore }) {
    const { EndSessions } = await import('@overture/core/people/sign-in/use-cases/end-sessions');
    const core = await openCore();
    const { id, email } = await findUser(core, wanted);
    await core.get(EndSessions).of(cliActor(), id);
    io.message(`${email} is signed out everywhere.`);
  },
});

export const resetMfa = defineCommand({
  summary: "Turn off a user's two-step sign-in, for example after a lost phone.",
  notes:
    'The user is signed out everywhere, and is informed at the next sign-in. If the role needs a second factor, it must be set up again then.',
  arguments: { user: userArgument },
  examples: ['overture users reset-mfa kim@agency.com'],
  async run({ user: wanted }, { io, openCore }) {
    const { ManageMfa } = await import('@overture/core/people/sign-in/use-cases/manage-mfa');
    const core = await openCore();
    const { id, email } = await findUser(core, wanted);
    const wasOn = await core.get(ManageMfa).reset(cliActor(), id);
    io.message(wasOn ? `${email} signs in without a code now.` : `${email} has no two-step sign-in.`);
  },
});

export const resetPassword = defineCommand({
  summary: 'Give a user a new password, and sign them out everywhere.',
  notes:
    'The password is asked for, or read from standard input. With SSO_ONLY=on nobody has a use for one: sign-in-link lets in whoever is locked out, and end-sessions signs them out everywhere.',
  arguments: { user: userArgument },
  options: { passwordStdin: passwordStdinOption },
  examples: [
    'overture users reset-password kim@agency.com',
    'printf %s "$PASSWORD" | overture users reset-password kim@agency.com --password-stdin',
  ],
  async run({ user: wanted, passwordStdin }, { io, readSettings, openCore }) {
    const { ResetPassword } = await import('@overture/core/people/sign-in/use-cases/reset-password');
    if ((await readSettings()).ssoOnly) {
      throw noPasswords(
        'to let in somebody who is locked out, run "overture users sign-in-link EMAIL"; to sign them out everywhere, "overture users end-sessions EMAIL"',
      );
    }
    const core = await openCore();
    const { email } = await findUser(core, wanted);
    const password = await readNewPassword(io, passwordStdin);
    await core.get(ResetPassword).execute({ actor: cliActor(), email, password });
    io.message(`${email} has a new password and is signed out everywhere.`);
  },
});

export const signInLink = defineCommand({
  summary: 'Print a link that signs a user in once, without password and code.',
  notes:
    'The link is for users who are locked out. It works once, within 72 hours. Set PUBLIC_URL if people open Overture at another address than that of this machine.',
  arguments: { user: userArgument },
  options: { json: jsonOption('the link and when it ends') },
  examples: ['overture users sign-in-link kim@agency.com'],
  async run({ user: wanted, json }, { io, openCore }) {
    const { presentLink } = await import('@overture/core/people/users/presentation/user');
    const { SignInLinks } = await import('@overture/core/people/sign-in/use-cases/sign-in-links');
    const core = await openCore();
    const { id } = await findUser(core, wanted);
    const issued = presentLink(
      await core.get(SignInLinks).signIn({ actor: cliActor(), userId: id, origin: originOf(core) }),
    );
    if (json) io.json(issued);
    else io.data(issued.link);
  },
});
