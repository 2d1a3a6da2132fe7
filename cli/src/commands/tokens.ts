import { createToken, tokenScopes } from '@overture/core/contract';
import { z } from 'zod';
import { actingAs } from '../acting-user.ts';
import { cliActor } from '../cli-actor.ts';
import { adminOption, jsonOption, scopesSchema } from '../common-options.ts';
import { argument, defineCommand, option, type Verbs } from '../define-command.ts';
import { printList, shortMoment } from '../print.ts';

const { name, expiresInDays } = createToken.body.shape;

const create = defineCommand({
  summary: 'Make a token with which a script or an assistant acts for a user. It is printed once.',
  notes: `
    read gets records, the worklist, templates, runs, lists and contacts; check checks drafts; generate reads contacts from
    HubSpot and generates. The token ends by itself, and with a change of the user's password, role or domain.`,
  options: {
    as: adminOption,
    name: option('--name <text>', 'what it is for, such as "Nightly report"', name),
    scopes: option(
      '--scopes <list>',
      `what it may be used for, separated by commas: ${tokenScopes.join(', ')}`,
      scopesSchema,
    ),
    days: option('--days <n>', 'days until it ends', z.coerce.number().pipe(expiresInDays).default(90)),
    json: jsonOption('the token and its id'),
  },
  examples: [
    'overture tokens create --as kim@agency.com --name "Nightly report" --scopes read',
    'overture tokens create --as kim@agency.com --name Assistant --scopes read,check,generate --days 30',
  ],
  async run({ as, name, scopes, days, json }, { io, openCore }) {
    const { PersonalTokens } = await import('@overture/core/people/sign-in/use-cases/personal-tokens');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    const asked = { name, scopes, expiresInDays: days };
    const made = await core.get(PersonalTokens).create(cliActor(), actor.userId, asked);
    if (json) return io.json({ token: made.token, _id: made.stored.id });
    io.data(made.token);
    io.message(`It ends in ${days} days and cannot be printed again.`);
  },
});

const list = defineCommand({
  summary: 'List the tokens of a user that still work, newest first.',
  options: { as: adminOption, json: jsonOption('the tokens, without their secrets') },
  examples: ['overture tokens list --as kim@agency.com'],
  async run({ as, json }, { io, openCore }) {
    const { PersonalTokens } = await import('@overture/core/people/sign-in/use-cases/personal-tokens');
    const { presentToken } = await import('@overture/core/people/users/presentation/user');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    await printList(io, (await core.get(PersonalTokens).list(actor.userId)).map(presentToken), {
      json,
      none: 'There are no tokens.',
      row: (token) => ({
        Id: token._id,
        Name: token.name,
        Scopes: token.scopes.join(', '),
        'Last used': token.lastUsedAt === null ? 'never' : shortMoment(token.lastUsedAt),
        Ends: shortMoment(token.expiresAt),
      }),
    });
  },
});

const end = defineCommand({
  summary: 'End a token of a user: it stops working at once.',
  arguments: { id: argument('<id>', 'id of the token, as tokens list prints it', z.string().min(1)) },
  options: { as: adminOption },
  examples: ['overture tokens end Zm9v… --as kim@agency.com'],
  async run({ id, as }, { io, openCore }) {
    const { PersonalTokens } = await import('@overture/core/people/sign-in/use-cases/personal-tokens');
    const core = await openCore();
    const { actor } = await actingAs(core, as);
    await core.get(PersonalTokens).end(cliActor(), actor.userId, id);
    io.message('The token has ended.');
  },
});

export const tokens: Verbs = { verbs: { create, list, end } };
