import { auditActorOf, SignInLinks } from '@overture/core/app';
import { issueResetLink } from '@overture/core/contract';
import { presentLink } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const issueResetLinkRoute = defineRoute(
  issueResetLink,
  { links: SignInLinks },
  async ({ body, session, origin }, { links }) =>
    presentLink(await links.reset({ actor: auditActorOf(session), userId: body.userId, origin })),
);
