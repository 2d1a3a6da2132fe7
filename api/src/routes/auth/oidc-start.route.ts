import { BeginOidc } from '@overture/core/app';
import { oidcStart } from '@overture/core/contract';
import { defineRedirectRoute } from '../../http/route.ts';

export const oidcStartRoute = defineRedirectRoute(
  oidcStart,
  { begin: BeginOidc },
  async ({ origin, keepOidc }, { begin }) => {
    const { location, kept } = await begin.start(origin);
    keepOidc(kept);
    return location;
  },
);
