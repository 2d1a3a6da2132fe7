import { SignInWithOidc } from '@overture/core/app';
import { oidcStart } from '@overture/core/contract';
import { defineRedirectRoute } from '../../http/route.ts';

export const oidcStartRoute = defineRedirectRoute(
  oidcStart,
  { oidc: SignInWithOidc },
  async ({ origin, keepOidc }, { oidc }) => {
    const { location, kept } = await oidc.start(origin);
    keepOidc(kept);
    return location;
  },
);
