import { GetUser, ResetPassword } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { readNewPassword } from '../../password-input.ts';
import { userArgument } from '../../user-argument.ts';

const optionsSchema = z.object({ passwordStdin: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const wanted = userArgument(input.args);
  const { passwordStdin } = optionsSchema.parse(input.options);
  const core = await context.core();
  const { email } = await core.get(GetUser).execute(wanted);
  const password = await readNewPassword(context.io, passwordStdin);
  await core.get(ResetPassword).execute({ actor: cliActor(), email, password });
  context.io.message(`${email} has a new password and is signed out everywhere.`);
  return exitCodes.done;
};
