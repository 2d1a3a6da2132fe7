import { SignInWithGoogle } from '@overture/core/app';
import { gmailAuth } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { answerSignIn } from './answer-sign-in.ts';

export const gmailAuthRoute = defineRoute(gmailAuth, { signIn: SignInWithGoogle }, async (call, { signIn }) => {
  const { body, caller } = call;
  const result = await signIn.execute({
    accessToken: body.token,
    email: body.email,
    driveAccess: body.drive_access,
    caller,
  });
  return answerSignIn(result, call);
});
