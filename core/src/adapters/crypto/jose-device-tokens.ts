import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { DeviceTokens, type KnownDevice } from '../../auth/ports/device-tokens.ts';

const algorithm = 'HS256';
/** Keeps session tokens and device tokens from being accepted in place of each other. */
const audience = 'overture-device';

const payloadSchema = z.object({ jti: z.string().min(1), accounts: z.array(z.string()) });

/** JWTs without an expiry, because they say that somebody once signed in here, which stays true. */
export class JoseDeviceTokens extends DeviceTokens {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    super();
    this.#key = new TextEncoder().encode(secret);
  }

  async sign({ id, accounts }: KnownDevice): Promise<string> {
    return new SignJWT({ accounts: [...accounts] })
      .setProtectedHeader({ alg: algorithm })
      .setJti(id)
      .setAudience(audience)
      .sign(this.#key);
  }

  async read(token: string): Promise<KnownDevice | null> {
    try {
      const { payload } = await jwtVerify(token, this.#key, { algorithms: [algorithm], audience });
      const read = payloadSchema.safeParse(payload);
      return read.success ? { id: read.data.jti, accounts: read.data.accounts } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
