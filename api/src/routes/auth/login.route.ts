import { SignIn } from '@overture/core/app';
import { login } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { answerSignIn } from './answer-sign-in.ts';

export const loginRoute = defineRoute(login, { signIn: SignIn }, async (call, { signIn }) =>
  answerSignIn(await signIn.execute({ ...call.body, caller: call.caller }), call),
);
