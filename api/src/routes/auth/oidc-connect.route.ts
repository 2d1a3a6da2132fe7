import { BeginOidc } from '@overture/core/app';
import { oidcConnect } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const oidcConnectRoute = defineRoute(
  oidcConnect,
  { begin: BeginOidc },
  async ({ session, origin, keepOidc }, { begin }) => {
    const { location, kept } = await begin.startConnecting(session, origin);
    keepOidc(kept);
    return { url: location };
  },
);
