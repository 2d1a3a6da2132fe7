import { SignIn } from '@overture/core/app';
import { login } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentSignIn } from '@overture/core/presentation';

export const loginRoute = defineRoute(login, { signIn: SignIn }, async ({ body, caller, names }, { signIn }) => {
  const { token, user } = await signIn.execute({ ...body, caller });
  return presentSignIn(token, user, names);
});
