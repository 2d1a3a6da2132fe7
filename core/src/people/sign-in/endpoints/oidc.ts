import { GetUser } from '../../users/use-cases/get-user.ts';
import {
  getOidc,
  oidcAcceptInvitation,
  oidcCallback,
  oidcConnect,
  oidcExchange,
  oidcReauthenticate,
  oidcStart,
} from '../contract/oidc.ts';
import { defineRoute, defineRedirectRoute } from '../../../platform/http/route.ts';
import { BeginOidc } from '../use-cases/begin-oidc.ts';
import { SignInWithOidc } from '../use-cases/sign-in-with-oidc.ts';
import { answerSignIn } from './answer-sign-in.ts';

export const getOidcRoute = defineRoute(getOidc, GetUser, async ({ session }, getUser) => {
  const { oidcSubject } = await getUser.execute({ email: session.email });
  return { connected: oidcSubject !== null };
});

export const oidcAcceptInvitationRoute = defineRoute(
  oidcAcceptInvitation,
  BeginOidc,
  async ({ body, origin, keepOidc }, begin) => {
    const { location, kept } = await begin.startWithInvitation(body.token, origin);
    keepOidc(kept);
    return { url: location };
  },
);

export const oidcCallbackRoute = defineRedirectRoute(
  oidcCallback,
  SignInWithOidc,
  async ({ query, oidcKept, keepOidc, origin, caller }, oidc) => {
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

export const oidcConnectRoute = defineRoute(oidcConnect, BeginOidc, async ({ session, origin, keepOidc }, begin) => {
  const { location, kept } = await begin.startConnecting(session, origin);
  keepOidc(kept);
  return { url: location };
});

export const oidcExchangeRoute = defineRoute(oidcExchange, SignInWithOidc, async (call, oidc) => {
  const result = await oidc.exchange({ code: call.body.code, kept: call.oidcKept, caller: call.caller });
  call.keepOidc(null);
  return answerSignIn(result, call);
});

export const oidcReauthenticateRoute = defineRoute(
  oidcReauthenticate,
  BeginOidc,
  async ({ session, origin, keepOidc }, begin) => {
    const { location, kept } = await begin.startProof(session, origin);
    keepOidc(kept);
    return { url: location };
  },
);

export const oidcStartRoute = defineRedirectRoute(
  oidcStart,
  BeginOidc,
  async ({ origin, isFromOwnPage, keepOidc }, begin) => {
    // Without a click on a page of ours, another site could sign people in whom the issuer still knows.
    if (!isFromOwnPage) return '/login';
    const { location, kept } = await begin.start(origin);
    keepOidc(kept);
    return location;
  },
);
