import { DeleteUser, GetUser } from '@overture/core/app';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { userArgument } from '../../user-argument.ts';

export const run: Run = async (input, context) => {
  const wanted = userArgument(input.args);
  const core = await context.core();
  const user = await core.get(GetUser).execute(wanted);
  await core.get(DeleteUser).execute({ actor: cliActor(), id: user.id });
  context.io.message(`Deleted ${user.role} ${user.email}. Their records are kept.`);
  return exitCodes.done;
};
