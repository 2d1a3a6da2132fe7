import type { MfaEnrolment } from '../domain/mfa.ts';

/** The second factors of users. */
export abstract class MfaRepository {
  /** Replaces what the user had. */
  abstract put(enrolment: MfaEnrolment): Promise<void>;
  abstract find(userId: string): Promise<MfaEnrolment | null>;
  /** Notes that a code of this time step was taken; false when one of this step or a later one was: nothing changes then. */
  abstract takeStep(userId: string, step: number): Promise<boolean>;
  /** Removes the digest of a recovery code; false when it was not there. */
  abstract takeRecoveryCode(userId: string, hash: string): Promise<boolean>;
  /** False when there was none. */
  abstract delete(userId: string): Promise<boolean>;
  /** Enrolments whose secret another master key sealed. */
  abstract listSealedByOther(masterKeyId: string, limit: number): Promise<readonly MfaEnrolment[]>;
  /** Replaces the sealed secret where it is still `from`. */
  abstract reseal(userId: string, from: string, to: string): Promise<boolean>;
}
