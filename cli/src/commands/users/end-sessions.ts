import { cliActor } from '../../cli-actor.ts';
import { userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const endSessions = defineCommand({
  summary: 'Sign a user out everywhere, for example after a lost laptop.',
  notes: 'Password, role and personal tokens stay, and the user may sign in again. reset-password ends these too.',
  arguments: { user: userArgument },
  options: {},
  examples: ['overture users end-sessions kim@agency.com'],
  async run({ user: wanted }, { io, openCore }) {
    const { EndSessions } = await import('@overture/core/people/sign-in/use-cases/end-sessions');
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const core = await openCore();
    const { id, email } = await core.get(GetUser).execute(wanted);
    await core.get(EndSessions).of(cliActor(), id);
    io.message(`${email} is signed out everywhere.`);
  },
});
