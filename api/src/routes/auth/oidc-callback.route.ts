import { SignInWithOidc } from '@overture/core/app';
import { oidcCallback } from '@overture/core/contract';
import { defineRedirectRoute } from '../../http/route.ts';

export const oidcCallbackRoute = defineRedirectRoute(
  oidcCallback,
  { oidc: SignInWithOidc },
  async ({ query, oidcKept, keepOidc, origin, caller }, { oidc }) => {
    const { state, code, iss, error, error_description } = query;
    const known = Object.entries({ state, code, iss, error, error_description });
    const { location, kept } = await oidc.finish({
      query: Object.fromEntries(known.filter((entry): entry is [string, string] => entry[1] !== undefined)),
      kept: oidcKept,
      origin,
      caller,
    });
    keepOidc(kept);
    return location;
  },
);
