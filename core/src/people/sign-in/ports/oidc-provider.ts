import type { OidcAccount, OidcChecks } from '../domain/oidc.ts';

/**
 * The issuer for single sign-on. Errors of each method: `not_found` if none is set up, `not_ready` if it is out of
 * order. A `not_ready` that is final says that issuer and settings do not fit, so that trying again cannot help.
 */
export abstract class OidcProvider {
  /**
   * The page of the issuer to which the browser is sent, and the checks for its answer. If the issuer authenticated the
   * person longer ago than `maxAgeMs`, it has to do so again.
   */
  abstract begin(
    redirectUri: string,
    options?: { readonly maxAgeMs?: number },
  ): Promise<{ readonly url: string; readonly checks: OidcChecks }>;
  /**
   * The account, read from the address to which the issuer sent the browser back. Errors: `forbidden` (the issuer
   * refused the person), `invalid_credentials` (the answer is not the issuer's, not for us, or not for this request).
   */
  abstract finish(callback: URL, checks: OidcChecks): Promise<OidcAccount>;
  /** Reads the issuer's metadata. Throws an Error that says what is wrong with it. */
  abstract ping(): Promise<void>;
}
