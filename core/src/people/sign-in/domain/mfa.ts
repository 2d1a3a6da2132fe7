import { z } from 'zod';
import type { Role } from '../../../platform/contract/common.ts';
import type { Immutable } from '../../../platform/contract/immutable.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { hash, randomBytes } from 'node:crypto';

/** A user's second factor: an authenticator app, with recovery codes in case the phone is lost. */
export const mfaEnrolmentSchema = z.object({
  userId: z.string(),
  /** The secret that the app shares with the server, sealed with the master key. */
  sealedSecret: z.string(),
  /** Null until the first code from the app was right. Before that, no code is required. */
  confirmedAt: z.number().nullable(),
  /** The time step of the last accepted code, because no code may work twice. */
  lastStep: z.number().int(),
  /** Digests of the unused recovery codes. */
  recoveryHashes: z.array(z.string()),
});
export type MfaEnrolment = Immutable<z.infer<typeof mfaEnrolmentSchema>>;

/** Whether `MFA_REQUIRED` asks users with this role for a second factor. */
export function isMfaRequired(requirement: Settings['mfaRequirement'], role: Role): boolean {
  return requirement === 'all' || requirement === role;
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
