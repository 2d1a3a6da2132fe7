import { cliActor } from '../../cli-actor.ts';
import { jsonOption, userArgument } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const signInLink = defineCommand({
  summary: 'Print a link that signs a user in once, without password and code.',
  notes:
    'The link is for users who are locked out. It works once, within 72 hours. Set PUBLIC_URL if people open Overture at another address than that of this machine.',
  arguments: { user: userArgument },
  options: { json: jsonOption('the link and when it ends') },
  examples: ['overture users sign-in-link kim@agency.com'],
  async run({ user: wanted, json }, { io, openCore }) {
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const { presentLink } = await import('@overture/core/people/users/presentation/user');
    const { SignInLinks } = await import('@overture/core/people/sign-in/use-cases/sign-in-links');
    const core = await openCore();
    const { id } = await core.get(GetUser).execute(wanted);
    const origin = core.settings.publicUrl ?? `http://localhost:${core.settings.port}`;
    const issued = presentLink(await core.get(SignInLinks).signIn({ actor: cliActor(), userId: id, origin }));
    if (json) io.json(issued);
    else io.data(issued.link);
  },
});
