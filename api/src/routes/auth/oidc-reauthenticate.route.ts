import { SignInWithOidc } from '@overture/core/app';
import { oidcReauthenticate } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const oidcReauthenticateRoute = defineRoute(
  oidcReauthenticate,
  { oidc: SignInWithOidc },
  async ({ session, origin, keepOidc }, { oidc }) => {
    const { location, kept } = await oidc.startProof(session, origin);
    keepOidc(kept);
    return { url: location };
  },
);
