import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { presentToken } from '../../users/presentation/user.ts';
import { createToken, endToken, listTokens } from '../contract/tokens.ts';
import { PersonalTokens } from '../use-cases/personal-tokens.ts';

export const createTokenRoute = defineRoute(createToken, PersonalTokens, async ({ session, body }, tokens) => {
  const { token, stored } = await tokens.create(auditActorOf(session), session.userId, body);
  return { token, _id: stored.id };
});

export const listTokensRoute = defineRoute(listTokens, PersonalTokens, async ({ session, query }, tokens) => {
  const { page, limit } = query;
  const all = await tokens.list(session.userId);
  return { tokens: all.slice((page - 1) * limit, page * limit).map(presentToken), total: all.length };
});

export const endTokenRoute = defineRoute(endToken, PersonalTokens, async ({ session, params }, tokens) => {
  await tokens.end(auditActorOf(session), session.userId, params.id);
  return { message: 'Token ended' };
});
