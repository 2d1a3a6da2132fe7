import { cliActor } from '../../cli-actor.ts';
import { userArgument, yesOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';

export const deleteUser = defineCommand({
  summary: 'Delete a user. This cannot be undone.',
  notes: 'The user is signed out at once and their pending generations are cancelled. Their records are kept.',
  arguments: { user: userArgument },
  options: { yes: yesOption },
  examples: ['overture users delete kim@agency.com'],
  async run({ user: wanted, yes }, { io, openCore }) {
    const { confirmed } = await import('../../confirm.ts');
    const { DeleteUser } = await import('@overture/core/people/users/use-cases/delete-user');
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const core = await openCore();
    const { id, role, email } = await core.get(GetUser).execute(wanted);
    if (!(await confirmed(io, `Delete ${role} ${email} and sign them out everywhere?`, yes))) return exitCodes.failed;
    await core.get(DeleteUser).execute({ actor: cliActor(), id });
    io.message(`Deleted ${role} ${email}. Their records are kept.`);
  },
});
