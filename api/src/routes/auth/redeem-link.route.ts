import { RedeemLink } from '@overture/core/app';
import { redeemLink } from '@overture/core/contract';
import { presentSignInResult } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const redeemLinkRoute = defineRoute(
  redeemLink,
  { redeem: RedeemLink },
  async ({ body, caller, names }, { redeem }) =>
    presentSignInResult(await redeem.execute({ token: body.token, password: body.password, caller }), names),
);
