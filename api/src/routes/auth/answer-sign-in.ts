import type { SignInResult } from '@overture/core/app';
import type { SignInAnswer } from '@overture/core/contract';
import { presentSignInResult } from '@overture/core/presentation';
import type { Call } from '../../http/route.ts';

/** The answer to a sign-in. After a complete sign-in the browser is recognised in the future. */
export function answerSignIn(
  result: SignInResult,
  { names, rememberDevice }: Pick<Call, 'names' | 'rememberDevice'>,
): SignInAnswer {
  if ('deviceToken' in result) rememberDevice(result.deviceToken);
  return presentSignInResult(result, names);
}
