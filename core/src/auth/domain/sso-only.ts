import { AppError } from '../../shared/app-error.ts';

/** Refuses every way of signing in but single sign-on, where that is the only one (`SSO_ONLY`). Throws `forbidden`. */
export function refuseUnlessAllowed(ssoOnly: boolean): void {
  if (!ssoOnly) return;
  throw new AppError(
    'forbidden',
    'People sign in here with single sign-on alone. If it does not let you in, ask whoever runs the server for a sign-in link.',
  );
}
