import { Secret, TOTP } from 'otpauth';
import { TotpCodes } from '../../people/sign-in/ports/totp-codes.ts';
import type { Timestamp } from '../../platform/clock.ts';

/** Parameters that every authenticator app understands. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export class OtpauthTotpCodes extends TotpCodes {
  readonly #issuer: string;

  /** `issuer` is the name under which an app lists the account. */
  constructor(issuer: string) {
    super();
    this.#issuer = issuer;
  }

  newSecret(): string {
    return new Secret({ size: 20 }).base32;
  }

  uriOf(secret: string, email: string): string {
    return new TOTP({
      ...parameters,
      issuer: this.#issuer,
      label: email,
      secret: Secret.fromBase32(secret),
    }).toString();
  }

  stepOf(secret: string, code: string, now: Timestamp): number | null {
    const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token: code, timestamp: now, window: 1 });
    return delta === null ? null : totp.counter({ timestamp: now }) + delta;
  }
}
