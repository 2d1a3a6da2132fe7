import { SignIn } from '@overture/core/app';
import { login } from '@overture/core/contract';
import { presentSignInResult } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const loginRoute = defineRoute(login, { signIn: SignIn }, async ({ body, caller, names }, { signIn }) =>
  presentSignInResult(await signIn.execute({ ...body, caller }), names),
);
