import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { TokenClaims } from '../../people/sign-in/domain/session.ts';
import { TokenSigner } from '../../people/sign-in/ports/token-signer.ts';
import { roleSchema } from '../../platform/contract/common.ts';
import type { Clock } from '../../platform/clock.ts';

const algorithm = 'HS256';
const issuer = 'overture';
const audience = 'overture-web';
/** The most by which the clocks of several API machines may differ. */
const skewSeconds = 30;

const payloadSchema = z.object({
  sub: z.string().min(1),
  role: roleSchema,
  ver: z.number().int(),
  jti: z.string().min(1),
  exp: z.number().int(),
});

/** JWTs that are signed with one secret. The browser reads `role` and `exp` (in seconds) from the payload. */
export class JoseTokenSigner extends TokenSigner {
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  /** Throws when the secret is shorter than the digest that it signs with. */
  constructor(options: { readonly secret: string; readonly clock: Clock }) {
    super();
    this.#key = new TextEncoder().encode(options.secret);
    this.#clock = options.clock;
    if (this.#key.length < 32) throw new Error('JWT_SECRET must have at least 32 characters.');
  }

  async sign(claims: TokenClaims): Promise<string> {
    return new SignJWT({ role: claims.role, ver: claims.tokenVersion })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setSubject(claims.userId)
      .setJti(claims.tokenId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(Math.floor(this.#clock.now() / 1000))
      .setExpirationTime(Math.floor(claims.expiresAt / 1000))
      .sign(this.#key);
  }

  async verify(token: string): Promise<TokenClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [algorithm],
        issuer,
        audience,
        clockTolerance: skewSeconds,
        currentDate: new Date(this.#clock.now()),
        requiredClaims: ['exp', 'jti', 'sub'],
      });
      const read = payloadSchema.safeParse(payload);
      if (!read.success) return null;
      const { sub, role, ver, jti, exp } = read.data;
      return { userId: sub, role, tokenVersion: ver, tokenId: jti, expiresAt: exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
