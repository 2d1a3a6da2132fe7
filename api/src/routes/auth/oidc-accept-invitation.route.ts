import { BeginOidc } from '@overture/core/app';
import { oidcAcceptInvitation } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const oidcAcceptInvitationRoute = defineRoute(
  oidcAcceptInvitation,
  { begin: BeginOidc },
  async ({ body, origin, keepOidc }, { begin }) => {
    const { location, kept } = await begin.startWithInvitation(body.token, origin);
    keepOidc(kept);
    return { url: location };
  },
);
