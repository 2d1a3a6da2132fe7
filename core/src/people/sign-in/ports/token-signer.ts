import type { TokenClaims } from '../domain/session.ts';

/** Signs and verifies session tokens: a JWT with one fixed algorithm, issuer, audience, exp and jti. */
export abstract class TokenSigner {
  abstract sign(claims: TokenClaims): Promise<string>;
  /** Reads a token; null if it is malformed, expired, or has another algorithm or audience. */
  abstract verify(token: string): Promise<TokenClaims | null>;
}
