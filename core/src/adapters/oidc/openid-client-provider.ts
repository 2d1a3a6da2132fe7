import * as oidc from 'openid-client';
import { z } from 'zod';
import { oidcClockToleranceMs, type OidcAccount, type OidcChecks } from '../../auth/domain/oidc.ts';
import { OidcProvider } from '../../auth/ports/oidc-provider.ts';
import { oidcRefusals } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Logger } from '../../shared/logger.ts';

export interface OidcIssuer {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a client that has none; PKCE still protects it. */
  readonly clientSecret: string | undefined;
}

/** For each request to the issuer. */
const deadlineSeconds = 8;

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
 * enough. The issuer's metadata is read once, and again after a failure.
 */
export class OpenidClientProvider extends OidcProvider {
  readonly #issuer: OidcIssuer | undefined;
  readonly #logger: Logger;
  #configuration: Promise<oidc.Configuration> | undefined;

  /** Without an issuer, every call fails with the message that single sign-on is not set up. */
  constructor(issuer: OidcIssuer | undefined, logger: Logger) {
    super();
    this.#issuer = issuer;
    this.#logger = logger;
  }

  async begin(redirectUri: string, { askAgain = false } = {}): Promise<{ url: string; checks: OidcChecks }> {
    const configuration = await this.#configured();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
      // With `max_age`, the ID token has to say when (`auth_time`).
      ...(askAgain && { prompt: 'login', max_age: '0' }),
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
      return accountOf(claimsSchema.parse(tokens.claims()));
    } catch (error) {
      throw this.#refusalOf(error);
    }
  }

  async ping(): Promise<void> {
    if (this.#issuer === undefined) throw notSetUp();
    await discover(this.#issuer).catch((error: unknown) => {
      throw new Error(`${this.#issuer?.issuer} cannot be used: ${problemOf(error)}.`, { cause: error });
    });
  }

  #configured(): Promise<oidc.Configuration> {
    const issuer = this.#issuer;
    if (issuer === undefined) throw notSetUp();
    this.#configuration ??= discover(issuer).catch((error: unknown) => {
      this.#configuration = undefined;
      throw this.#unreachable(error);
    });
    return this.#configuration;
  }

  #refusalOf(error: unknown): AppError {
    if (error instanceof oidc.AuthorizationResponseError) {
      this.#logger.info({ error: error.error }, 'the issuer of single sign-on let nobody in');
      return new AppError('forbidden', 'The issuer let nobody in.', { cause: error });
    }
    if (isNoAnswer(error)) return this.#unreachable(error);
    // A wrong client secret is one of these errors; the log names the problem.
    this.#logger.warn({ problem: problemOf(error) }, 'an answer of single sign-on was refused');
    return new AppError('invalid_credentials', 'The answer could not be trusted.', { cause: error });
  }

  #unreachable(error: unknown): AppError {
    this.#logger.warn({ problem: problemOf(error) }, 'the issuer of single sign-on cannot be used');
    return new AppError('not_ready', oidcRefusals.unreachable, { cause: error });
  }
}

function notSetUp(): AppError {
  return new AppError('not_found', 'Single sign-on is not set up here.');
}

async function discover({ issuer, clientId, clientSecret }: OidcIssuer): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http:');
  const configuration = await oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockTolerance]: oidcClockToleranceMs / 1000 },
    clientSecret === undefined ? oidc.None() : authenticationBy(clientSecret),
    {
      timeout: deadlineSeconds,
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

/** Whether the network or the issuer itself failed, for which openid-client has no error class. */
function isNoAnswer(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (!(error instanceof oidc.ClientError)) return error instanceof TypeError && error.message === 'fetch failed';
  const { cause } = error;
  return error.code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
}

/** A technical reason without personal data. */
function problemOf(error: unknown): string {
  if (error instanceof oidc.ResponseBodyError) return error.error;
  if (error instanceof z.ZodError) return `claims: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`;
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && cause.message !== error.message
    ? `${error.message} (${cause.message})`
    : error.message;
}
