import type { SignInResult } from '../use-cases/finish-sign-in.ts';
import type { SignInAnswer } from '../contract/auth.ts';
import { presentSignInResult } from '../../users/presentation/user.ts';
import type { Call } from '../../../platform/http/route.ts';

/** The answer to a sign-in. After a complete sign-in the browser is recognised in the future. */
export function answerSignIn(
  result: SignInResult,
  { names, rememberDevice }: Pick<Call, 'names' | 'rememberDevice'>,
): SignInAnswer {
  if ('deviceToken' in result) rememberDevice(result.deviceToken);
  return presentSignInResult(result, names);
}
