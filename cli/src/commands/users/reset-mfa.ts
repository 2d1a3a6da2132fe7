import { cliActor } from '../../cli-actor.ts';
import { userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const resetMfa = defineCommand({
  summary: "Turn a user's two-step sign-in off, after a lost phone.",
  notes:
    'The user is signed out everywhere, and told at the next sign-in; where the role needs it, that one sets it up anew.',
  arguments: { user: userArgument },
  options: {},
  examples: ['overture users reset-mfa kim@agency.com'],
  async run({ user: wanted }, { io, openCore }) {
    const { GetUser, ManageMfa } = await import('../../toolbox.ts');
    const core = await openCore();
    const { id, email } = await core.get(GetUser).execute(wanted);
    const wasOn = await core.get(ManageMfa).reset(cliActor(), id);
    io.message(wasOn ? `${email} signs in without a code now.` : `${email} has no two-step sign-in.`);
  },
});
