import { cliActor } from '../../cli-actor.ts';
import { userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const resetMfa = defineCommand({
  summary: "Turn off a user's two-step sign-in, for example after a lost phone.",
  notes:
    'The user is signed out everywhere, and is informed at the next sign-in. If the role needs a second factor, it must be set up again then.',
  arguments: { user: userArgument },
  options: {},
  examples: ['overture users reset-mfa kim@agency.com'],
  async run({ user: wanted }, { io, openCore }) {
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const { ManageMfa } = await import('@overture/core/people/sign-in/use-cases/manage-mfa');
    const core = await openCore();
    const { id, email } = await core.get(GetUser).execute(wanted);
    const wasOn = await core.get(ManageMfa).reset(cliActor(), id);
    io.message(wasOn ? `${email} signs in without a code now.` : `${email} has no two-step sign-in.`);
  },
});
