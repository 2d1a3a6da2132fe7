import { SignInWithOidc } from '@overture/core/app';
import { oidcAcceptInvitation } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const oidcAcceptInvitationRoute = defineRoute(
  oidcAcceptInvitation,
  { oidc: SignInWithOidc },
  async ({ body, origin, keepOidc }, { oidc }) => {
    const { location, kept } = await oidc.startWithInvitation(body.token, origin);
    keepOidc(kept);
    return { url: location };
  },
);
