import { hash, randomBytes } from 'node:crypto';
import type { Timestamp } from '../../../platform/clock.ts';

/** A user's second factor: an authenticator app, with recovery codes in case the phone is lost. */
export interface MfaEnrolment {
  readonly userId: string;
  /** The secret that the app shares with the server, sealed with the master key. */
  readonly sealedSecret: string;
  /** Null until the first code from the app was right. Before that, no code is required. */
  readonly confirmedAt: Timestamp | null;
  /** The time step of the last accepted code, because no code may work twice. */
  readonly lastStep: number;
  /** Digests of the unused recovery codes. */
  readonly recoveryHashes: readonly string[];
}

/** The context for which a secret is sealed, so that the sealed secret of another user cannot be opened. */
export const mfaContext = (userId: string): string => `mfa:${userId}`;

const recoveryCodeCount = 10;
/** The alphabet of recovery codes, without letters and digits that are easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 24 letters and digits. With 118 random bits each, an ordinary digest protects them (ASVS 6.5.2). */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from(randomBytes(64))
      // A byte beyond the last whole multiple of the alphabet would make its first letters more likely.
      .filter((byte) => byte < 248)
      .slice(0, 24)
      .map((byte) => alphabet[byte % alphabet.length]);
    return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The digest under which a recovery code is stored. Users may leave out the hyphens and use capitals. */
export function recoveryHashOf(code: string): string {
  return hash('sha256', code.toLowerCase().replaceAll(/[\s-]/g, ''), 'base64url');
}
