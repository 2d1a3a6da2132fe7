import { SignInWithGoogle } from '../use-cases/sign-in-with-google.ts';
import { gmailAuth, login, logout } from '../contract/auth.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { SignIn } from '../use-cases/sign-in.ts';
import { SignOut } from '../use-cases/sign-out.ts';

export const gmailAuthRoute = defineRoute(gmailAuth, SignInWithGoogle, async (call, signIn) => {
  const { body, caller } = call;
  const result = await signIn.execute({
    accessToken: body.token,
    email: body.email,
    driveAccess: body.drive_access,
    caller,
  });
  return answerSignIn(result, call);
});

export const loginRoute = defineRoute(login, SignIn, async (call, signIn) =>
  answerSignIn(await signIn.execute({ ...call.body, caller: call.caller }), call),
);

export const logoutRoute = defineRoute(logout, SignOut, async ({ session }, signOut) => {
  await signOut.execute(session);
  return { message: 'Logged out successfully' };
});
