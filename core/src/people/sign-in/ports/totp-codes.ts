import type { Timestamp } from '../../../platform/clock.ts';

/** The codes of authenticator apps: RFC 6238 with six digits every 30 seconds. */
export abstract class TotpCodes {
  /** A new secret of 160 bits, in base32. */
  abstract newSecret(): string;
  /** The `otpauth:` address that an app reads from a QR code. */
  abstract uriOf(secret: string, email: string): string;
  /** The time step of a code: the present one, or the one before or after it; null for a wrong code. */
  abstract stepOf(secret: string, code: string, now: Timestamp): number | null;
}
