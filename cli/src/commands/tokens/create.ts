import { z } from 'zod';
import { tokenScopes } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { scopesSchema } from './scopes-schema.ts';
import { tokenUserOption } from './token-user-option.ts';

const scopeHelp = `what it may be used for, separated by commas: ${tokenScopes.join(', ')}`;
export const createToken = defineCommand({
  summary: 'Make a token with which a script or an assistant acts for a user. It is printed once.',
  notes: `
    read gets records, the worklist, templates, runs, lists and contacts; check checks drafts; generate reads contacts from
    HubSpot and generates. The token ends by itself, and with a change of the user's password, role or domain.`,
  options: {
    as: tokenUserOption,
    name: option('--name <text>', 'what it is for, such as "Nightly report"', z.string().trim().min(1).max(100)),
    scopes: option('--scopes <list>', scopeHelp, scopesSchema),
    days: option('--days <n>', 'days until it ends', z.coerce.number().int().min(1).max(365).default(90)),
    json: jsonOption('the token and its id'),
  },
  examples: [
    'overture tokens create --as kim@agency.com --name "Nightly report" --scopes read',
    'overture tokens create --as kim@agency.com --name Assistant --scopes read,check,generate --days 30',
  ],
  async run({ as, name, scopes, days, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { PersonalTokens } = await import('@overture/core/people/sign-in/use-cases/personal-tokens');
    const core = await openCore();
    const { id } = await core.get(FindActingUser).execute({ email: as });
    const made = await core.get(PersonalTokens).create(cliActor(), id, { name, scopes, expiresInDays: days });
    if (json) return io.json({ token: made.token, _id: made.stored.id });
    io.data(made.token);
    io.message(`It ends in ${days} days and cannot be printed again.`);
  },
});
