import { RedeemLink } from '@overture/core/app';
import { redeemLink } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { answerSignIn } from './answer-sign-in.ts';

export const redeemLinkRoute = defineRoute(redeemLink, { redeem: RedeemLink }, async (call, { redeem }) => {
  const { token, password } = call.body;
  return answerSignIn(await redeem.execute({ token, password, caller: call.caller }), call);
});
