import { VerifyMfa } from '@overture/core/app';
import { verifyMfa } from '@overture/core/contract';
import { presentSignIn } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const verifyMfaRoute = defineRoute(
  verifyMfa,
  { verify: VerifyMfa },
  async ({ body, caller, names, rememberDevice }, { verify }) => {
    const signedIn = await verify.execute({ ...body, caller });
    rememberDevice(signedIn.deviceToken);
    return presentSignIn(signedIn, names);
  },
);
