import { hash, randomBytes } from 'node:crypto';
import type { Timestamp } from '../../shared/clock.ts';

/** A user's second factor: an authenticator app, with recovery codes for when it is lost. */
export interface MfaEnrolment {
  readonly userId: string;
  /** The secret that the app shares with us, sealed with the master key. */
  readonly sealedSecret: string;
  /** Null until the first code from the app was right; until then it is not asked for. */
  readonly confirmedAt: Timestamp | null;
  /** The time step of the last code that was taken: no code works twice. */
  readonly lastStep: number;
  /** Digests of the recovery codes that are left. */
  readonly recoveryHashes: readonly string[];
}

/** Whose signing in needs a second factor. */
export type MfaRequirement = 'off' | 'superadmin' | 'all';

/** The context that a secret is sealed for. What was sealed for another user cannot be opened with it. */
export const mfaContext = (userId: string): string => `mfa:${userId}`;

const recoveryCodeCount = 10;
/** No letter or digit that is easily taken for another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 24 letters and digits, 118 random bits each: as many as allow an ordinary digest (ASVS 6.5.2). */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from(randomBytes(64))
      // A byte beyond the last whole multiple would make the first letters likelier.
      .filter((byte) => byte < 248)
      .slice(0, 24)
      .map((byte) => alphabet[byte % alphabet.length]);
    return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The digest under which a recovery code is kept. People may leave out the hyphens and use capitals. */
export function recoveryHashOf(code: string): string {
  return hash('sha256', code.toLowerCase().replaceAll(/[\s-]/g, ''), 'base64url');
}
