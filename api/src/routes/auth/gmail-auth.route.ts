import { SignInWithGoogle } from '@overture/core/app';
import { gmailAuth } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentSignInResult } from '@overture/core/presentation';

export const gmailAuthRoute = defineRoute(
  gmailAuth,
  { signIn: SignInWithGoogle },
  async ({ body, caller, names }, { signIn }) => {
    const result = await signIn.execute({
      accessToken: body.token,
      email: body.email,
      driveAccess: body.drive_access,
      caller,
    });
    return presentSignInResult(result, names);
  },
);
