import type { TokenClaims } from '../domain/session.ts';

/** Signs and verifies session tokens: a JWT with one fixed algorithm, issuer, audience, exp and jti. */
export abstract class TokenSigner {
  abstract sign(claims: TokenClaims): Promise<string>;
  /** Null for anything but a valid token of ours: for garbage, another algorithm, an expired token or a wrong audience. */
  abstract verify(token: string): Promise<TokenClaims | null>;
}
