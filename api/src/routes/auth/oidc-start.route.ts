import { BeginOidc } from '@overture/core/app';
import { oidcStart } from '@overture/core/contract';
import { defineRedirectRoute } from '../../http/route.ts';

export const oidcStartRoute = defineRedirectRoute(
  oidcStart,
  { begin: BeginOidc },
  async ({ origin, isFromOwnPage, keepOidc }, { begin }) => {
    // Without a click on a page of ours, another site could sign people in whom the issuer still knows.
    if (!isFromOwnPage) return '/login';
    const { location, kept } = await begin.start(origin);
    keepOidc(kept);
    return location;
  },
);
