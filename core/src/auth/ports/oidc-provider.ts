import type { OidcAccount, OidcChecks } from '../domain/oidc.ts';

/** The one issuer that people sign in with. Errors of each: `not_found` where none is set up, `not_ready` when it does not answer. */
export abstract class OidcProvider {
  /**
   * The issuer's page to send the browser to, and what its answer is checked against. With `askAgain`, the issuer is to
   * ask who the person is, also where it knows.
   */
  abstract begin(
    redirectUri: string,
    options?: { readonly askAgain?: boolean },
  ): Promise<{ readonly url: string; readonly checks: OidcChecks }>;
  /**
   * Whom the issuer vouches for, by the address that it sent the browser back to. Errors: `forbidden` (the issuer let
   * nobody in), `invalid_credentials` (an answer that is not the issuer's, not for us, or not to this question).
   */
  abstract finish(callback: URL, checks: OidcChecks): Promise<OidcAccount>;
  /** Asks the issuer to describe itself. Throws an Error that says what is wrong with it. */
  abstract ping(): Promise<void>;
}
