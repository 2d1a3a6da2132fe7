import { DocumentRepository } from '../../../platform/documents.ts';
import { mfaEnrolmentSchema, type MfaEnrolment } from '../domain/mfa.ts';

/** Stores the second factors of users. */
export class MfaRepository extends DocumentRepository {
  readonly #enrolments = this.deps.store.open<MfaEnrolment, 'userId'>({
    name: 'mfa_enrolments',
    schema: mfaEnrolmentSchema,
    key: ['userId'],
  });

  /** Stores the enrolment in place of the user's previous one. */
  put(enrolment: MfaEnrolment): Promise<void> {
    return this.#enrolments.put(enrolment);
  }

  find(userId: string): Promise<MfaEnrolment | null> {
    return this.#enrolments.findOne({ userId });
  }

  /** The enrolments of these users, in any order, as far as they exist. */
  findOf(userIds: readonly string[]): Promise<readonly MfaEnrolment[]> {
    return this.#enrolments.find({ userId: { in: userIds } });
  }

  /**
   * Records that a code of this time step was used. Returns false, and changes nothing, if this step or a later one was
   * used.
   */
  async takeStep(userId: string, step: number): Promise<boolean> {
    return (await this.#enrolments.set({ userId, lastStep: { lt: step } }, { lastStep: step })) === 1;
  }

  /** Removes the digest of a recovery code; returns false if it was not there. */
  async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
    for (;;) {
      const seen = (await this.find(userId))?.recoveryHashes ?? [];
      if (!seen.includes(hash)) return false;
      const recoveryHashes = seen.filter((one) => one !== hash);
      // It fails only if another code was taken meanwhile.
      if ((await this.#enrolments.set({ userId, recoveryHashes: seen }, { recoveryHashes })) === 1) return true;
    }
  }

  /** Returns false if there was none. */
  async delete(userId: string): Promise<boolean> {
    return (await this.#enrolments.delete({ userId })) === 1;
  }

  async listSealedByOther(masterKeyId: string, limit: number): Promise<readonly MfaEnrolment[]> {
    const all = await this.#enrolments.find({});
    return all.filter(({ sealedSecret }) => !sealedSecret.startsWith(`v1.${masterKeyId}.`)).slice(0, limit);
  }

  /** Replaces the sealed secret if it is still `from`; returns whether it did. */
  async reseal(userId: string, from: string, to: string): Promise<boolean> {
    return (await this.#enrolments.set({ userId, sealedSecret: from }, { sealedSecret: to })) === 1;
  }
}
