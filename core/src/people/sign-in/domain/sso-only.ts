import { AppError } from '../../../platform/app-error.ts';

/** Refuses all other ways of signing in if single sign-on is the only one (`SSO_ONLY`). Throws `forbidden`. */
export function refuseUnlessAllowed(ssoOnly: boolean): void {
  if (!ssoOnly) return;
  throw new AppError(
    'forbidden',
    'Only single sign-on is allowed here. If it does not work, ask the person who runs the server for a sign-in link.',
  );
}
