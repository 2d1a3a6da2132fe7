import { cliActor } from '../../cli-actor.ts';
import { passwordStdinOption, userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const resetPassword = defineCommand({
  summary: 'Give a user a new password, and sign them out everywhere.',
  notes: 'The password is asked for, or read from standard input.',
  arguments: { user: userArgument },
  options: { passwordStdin: passwordStdinOption },
  examples: [
    'overture users reset-password kim@agency.com',
    'printf %s "$PASSWORD" | overture users reset-password kim@agency.com --password-stdin',
  ],
  async run({ user: wanted, passwordStdin }, { io, openCore }) {
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const { readNewPassword } = await import('../../password-input.ts');
    const { ResetPassword } = await import('@overture/core/people/sign-in/use-cases/reset-password');
    const core = await openCore();
    const { email } = await core.get(GetUser).execute(wanted);
    const password = await readNewPassword(io, passwordStdin);
    await core.get(ResetPassword).execute({ actor: cliActor(), email, password });
    io.message(`${email} has a new password and is signed out everywhere.`);
  },
});
