import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { argument, defineCommand } from '../../define-command.ts';
import { tokenUserOption } from './token-user-option.ts';

export const endToken = defineCommand({
  summary: 'End a token of a user: it stops working at once.',
  arguments: { id: argument('<id>', 'id of the token, as tokens list prints it', z.string().min(1)) },
  options: { as: tokenUserOption },
  examples: ['overture tokens end Zm9v… --as kim@agency.com'],
  async run({ id, as }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { PersonalTokens } = await import('@overture/core/people/sign-in/use-cases/personal-tokens');
    const core = await openCore();
    const user = await core.get(FindActingUser).execute({ email: as });
    await core.get(PersonalTokens).end(cliActor(), user.id, id);
    io.message('The token has ended.');
  },
});
