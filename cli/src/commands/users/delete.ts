import { DeleteUser, GetUser } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { confirmed } from '../../confirm.ts';
import { exitCodes } from '../../exit-codes.ts';
import { userArgument } from '../../user-argument.ts';

const optionsSchema = z.object({ yes: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const wanted = userArgument(input.args);
  const { yes } = optionsSchema.parse(input.options);
  const core = await context.core();
  const user = await core.get(GetUser).execute(wanted);
  if (!(await confirmed(context.io, `Delete ${user.role} ${user.email} and sign them out everywhere?`, yes))) {
    return exitCodes.failed;
  }
  await core.get(DeleteUser).execute({ actor: cliActor(), id: user.id });
  context.io.message(`Deleted ${user.role} ${user.email}. Their records are kept.`);
  return exitCodes.done;
};
