import { SignInWithOidc } from '@overture/core/app';
import { oidcExchange } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { answerSignIn } from './answer-sign-in.ts';

export const oidcExchangeRoute = defineRoute(oidcExchange, { oidc: SignInWithOidc }, async (call, { oidc }) => {
  const result = await oidc.exchange({ code: call.body.code, kept: call.oidcKept, caller: call.caller });
  call.keepOidc(null);
  return answerSignIn(result, call);
});
