import * as oidc from 'openid-client';
import { z } from 'zod';
import { oidcClockToleranceMs, type OidcAccount, type OidcChecks } from '../../people/sign-in/domain/oidc.ts';
import { OidcProvider } from '../../people/sign-in/ports/oidc-provider.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { faultOf, issuerError, problemOf, type IssuerFault } from './issuer-errors.ts';

export interface OidcIssuer {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a client that has none; PKCE still protects it. */
  readonly clientSecret: string | undefined;
}

/** For each request to the issuer. */
const deadlineMs = 8_000;

const google = 'https://accounts.google.com';

/** A value that some issuers send as text or as a number. */
const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => [true, 1, '1', 'true'].includes(value));

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase().nullable().catch(null),
  email_verified: flag.catch(false),
  /** A claim of Microsoft's: the tenant has verified the domain of the address. */
  xms_edov: flag.catch(false),
  /** A claim of Google's: the domain whose organisation manages the account. */
  hd: z.string().toLowerCase().optional().catch(undefined),
  /** How the person signed in (RFC 8176). */
  amr: z.array(z.string()).catch([]),
  /** In seconds; some issuers say it only when they are set up to. */
  auth_time: z.number().optional().catch(undefined),
});

/**
 * Signs in with an issuer through openid-client. The signature of every ID token is checked, even where TLS would be
 * enough. The issuer's metadata is read once, and again after it did not fit.
 */
export class OpenidClientProvider extends OidcProvider {
  readonly #issuer: OidcIssuer | undefined;
  readonly #logger: Logger;
  readonly #deadlineMs: number;
  #configuration: Promise<oidc.Configuration> | undefined;

  /** Without an issuer, every call fails with the message that single sign-on is not set up. */
  constructor(issuer: OidcIssuer | undefined, logger: Logger, options: { readonly deadlineMs?: number } = {}) {
    super();
    this.#issuer = issuer;
    this.#logger = logger;
    this.#deadlineMs = options.deadlineMs ?? deadlineMs;
  }

  async begin(redirectUri: string, { maxAgeMs }: { readonly maxAgeMs?: number } = {}) {
    const configuration = await this.#configured();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const request = {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
      // With `max_age`, the ID token has to say when the person was authenticated (`auth_time`).
      ...(maxAgeMs !== undefined && { max_age: String(Math.floor(maxAgeMs / 1000)) }),
      ...(maxAgeMs === 0 && { prompt: 'login' }),
    };
    const url = await authorizationUrl(configuration, request).catch((error: unknown) => {
      // The request was made by us, so no answer to it can be a stranger's.
      throw this.#failed(error, 'misconfigured');
    });
    return { url: url.href, checks };
  }

  async finish(callback: URL, { state, nonce, codeVerifier }: OidcChecks): Promise<OidcAccount> {
    const configuration = await this.#configured();
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      return accountOf(claimsSchema.parse(await claimsOf(configuration, tokens)));
    } catch (error) {
      throw this.#failed(error, 'untrusted');
    }
  }

  async ping(): Promise<void> {
    if (this.#issuer === undefined) throw notSetUp();
    await discover(this.#issuer, this.#deadlineMs).catch((error: unknown) => {
      throw new Error(`${this.#issuer?.issuer} cannot be used: ${problemOf(error)}.`, { cause: error });
    });
  }

  #configured(): Promise<oidc.Configuration> {
    const issuer = this.#issuer;
    if (issuer === undefined) throw notSetUp();
    this.#configuration ??= discover(issuer, this.#deadlineMs).catch((error: unknown) => {
      this.#configuration = undefined;
      throw this.#failed(error, 'misconfigured');
    });
    return this.#configuration;
  }

  /** The error for the use cases; `otherwise` says what an error means that names no fault of the issuer's. */
  #failed(error: unknown, otherwise: IssuerFault): AppError {
    const found = faultOf(error);
    const fault = found === 'untrusted' ? otherwise : found;
    // The issuer may have been set up anew since its metadata was read.
    if (fault === 'misconfigured') this.#configuration = undefined;
    const level = fault === 'person_refused' ? 'info' : 'warn';
    this.#logger[level]({ fault, problem: problemOf(error) }, 'a single sign-on failed');
    return issuerError(fault, error);
  }
}

function notSetUp(): AppError {
  return new AppError('not_found', 'Single sign-on is not set up here.');
}

async function discover(
  { issuer, clientId, clientSecret }: OidcIssuer,
  timeoutMs: number,
): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:');
  const configuration = await oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockTolerance]: oidcClockToleranceMs / 1000 },
    clientSecret === undefined ? oidc.None() : authenticationBy(clientSecret),
    {
      timeout: timeoutMs / 1000,
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    },
  );
  // For issuers with many tenants, the library accepts another issuer name than the one in the settings.
  const named = configuration.serverMetadata().issuer;
  if (withoutSlash(named) !== withoutSlash(issuer)) throw new Error(`the issuer calls itself ${named}, not ${issuer}`);
  return configuration;
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/**
 * Sends the client secret in the body where the issuer accepts that, else in the header, which is OpenID Connect's
 * default.
 */
function authenticationBy(secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    return (takesBody ? inBody : inHeader)(server, ...rest);
  };
}

/**
 * The issuer's page for a request. An issuer that takes requests directly from us (RFC 9126) gets it so, because it may
 * demand that of this client without saying it in its metadata.
 */
async function authorizationUrl(configuration: oidc.Configuration, request: Record<string, string>): Promise<URL> {
  return configuration.serverMetadata().pushed_authorization_request_endpoint === undefined
    ? oidc.buildAuthorizationUrl(configuration, request)
    : oidc.buildAuthorizationUrlWithPAR(configuration, request);
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/**
 * The claims of the ID token. If it does not say whose address it is, those of UserInfo about the address replace its
 * own: an issuer may put them only there (OpenID Connect Core, 5.4). UserInfo must be about the same `sub` (5.3.2).
 */
async function claimsOf(configuration: oidc.Configuration, tokens: Tokens): Promise<Record<string, unknown>> {
  const claims = { ...tokens.claims() };
  const isComplete = claims['email'] != null && (claims['email_verified'] ?? claims['xms_edov']) != null;
  if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  const { email, email_verified } = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub ?? '');
  return email === undefined ? claims : { ...claims, email, email_verified };
}

function accountOf(claims: z.infer<typeof claimsSchema>): OidcAccount {
  const { iss, sub, email, email_verified, xms_edov, hd, amr, auth_time } = claims;
  // Google verifies anybody's address; only `hd` says that an organisation manages the account.
  const isEmailVerified = iss === google ? email !== null && email.endsWith(`@${hd}`) : email_verified || xms_edov;
  return {
    subject: `${iss} ${sub}`,
    email,
    isEmailVerified,
    usedSecondFactor: amr.includes('mfa'),
    authenticatedAt: auth_time === undefined ? null : auth_time * 1000,
  };
}
