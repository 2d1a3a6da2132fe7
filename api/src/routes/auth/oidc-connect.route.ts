import { SignInWithOidc } from '@overture/core/app';
import { oidcConnect } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const oidcConnectRoute = defineRoute(
  oidcConnect,
  { oidc: SignInWithOidc },
  async ({ session, origin, keepOidc }, { oidc }) => {
    const { location, kept } = await oidc.startConnecting(session, origin);
    keepOidc(kept);
    return { url: location };
  },
);
