import { BeginOidc } from '@overture/core/app';
import { oidcReauthenticate } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const oidcReauthenticateRoute = defineRoute(
  oidcReauthenticate,
  { begin: BeginOidc },
  async ({ session, origin, keepOidc }, { begin }) => {
    const { location, kept } = await begin.startProof(session, origin);
    keepOidc(kept);
    return { url: location };
  },
);
