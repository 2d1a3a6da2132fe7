import type { SignInResult } from '../people/sign-in/use-cases/finish-sign-in.ts';

/** A sign-in that is done. Throws where it asks for a second factor. */
export function completed(result: SignInResult): Extract<SignInResult, { readonly token: string }> {
  if ('challenge' in result) throw new Error('The sign-in asks for a second factor.');
  return result;
}
