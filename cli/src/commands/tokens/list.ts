import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { tokenUserOption } from './token-user-option.ts';

export const listTokens = defineCommand({
  summary: 'List the tokens of a user that still work, newest first.',
  options: { as: tokenUserOption, json: jsonOption('the tokens, without their secrets') },
  examples: ['overture tokens list --as kim@agency.com'],
  async run({ as, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { PersonalTokens } = await import('@overture/core/people/sign-in/use-cases/personal-tokens');
    const { presentToken } = await import('@overture/core/people/users/presentation/user');
    const { shortMoment } = await import('../../detail.ts');
    const { printTable } = await import('../../table.ts');
    const core = await openCore();
    const { id } = await core.get(FindActingUser).execute({ email: as });
    const tokens = (await core.get(PersonalTokens).list(id)).map(presentToken);
    if (json) return io.json(tokens);
    if (tokens.length === 0) return io.message('There are no tokens.');
    printTable(
      io,
      ['Id', 'Name', 'Scopes', 'Last used', 'Ends'],
      tokens.map(({ _id, name, scopes, lastUsedAt, expiresAt }) => [
        _id,
        name,
        scopes.join(', '),
        lastUsedAt === null ? 'never' : shortMoment(lastUsedAt),
        shortMoment(expiresAt),
      ]),
    );
  },
});
