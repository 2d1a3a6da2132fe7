import type { MfaEnrolment } from '../domain/mfa.ts';

/** Stores the second factors of users. */
export abstract class MfaRepository {
  /** Stores the enrolment in place of the user's previous one. */
  abstract put(enrolment: MfaEnrolment): Promise<void>;
  abstract find(userId: string): Promise<MfaEnrolment | null>;
  /** The enrolments of these users, in any order, as far as they exist. */
  abstract findOf(userIds: readonly string[]): Promise<readonly MfaEnrolment[]>;
  /**
   * Records that a code of this time step was used. Returns false, and changes nothing, if this step or a later one was
   * used.
   */
  abstract takeStep(userId: string, step: number): Promise<boolean>;
  /** Removes the digest of a recovery code; returns false if it was not there. */
  abstract takeRecoveryCode(userId: string, hash: string): Promise<boolean>;
  /** Returns false if there was none. */
  abstract delete(userId: string): Promise<boolean>;
  /** The enrolments whose secret was sealed with another master key. */
  abstract listSealedByOther(masterKeyId: string, limit: number): Promise<readonly MfaEnrolment[]>;
  /** Replaces the sealed secret if it is still `from`; returns whether it did. */
  abstract reseal(userId: string, from: string, to: string): Promise<boolean>;
}
