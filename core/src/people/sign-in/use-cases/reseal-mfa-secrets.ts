import { SecretBox } from '../../../platform/secret-box.ts';
import { mfaContext, type MfaEnrolment } from '../domain/mfa.ts';
import { MfaRepository } from '../ports/mfa-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

const batch = 100;

/**
 * Seals the secrets of second factors with the current master key after a rotation. An interrupted run can be repeated.
 */
export class ResealMfaSecrets extends UseCase({ enrolments: MfaRepository, secretBox: SecretBox }) {
  /** Counts the secrets that now open with the current master key, and those that no given key opens. */
  async execute(): Promise<{ readonly resealed: number; readonly unreadable: number }> {
    const { enrolments, secretBox } = this.deps;
    const unreadable = new Set<string>();
    for (let resealed = 0; ;) {
      // Unreadable secrets stay in the list, so that many more are read.
      const found = await enrolments.listSealedByOther(secretBox.keyId, batch + unreadable.size);
      const todo = found.filter(({ userId }) => !unreadable.has(userId));
      if (todo.length === 0) return { resealed, unreadable: unreadable.size };
      for (const enrolment of todo) {
        const sealed = this.#sealedAnew(enrolment);
        if (sealed === null) unreadable.add(enrolment.userId);
        else if (await enrolments.reseal(enrolment.userId, enrolment.sealedSecret, sealed)) resealed += 1;
      }
    }
  }

  #sealedAnew({ userId, sealedSecret }: MfaEnrolment): string | null {
    const { secretBox } = this.deps;
    try {
      return secretBox.seal(secretBox.open(sealedSecret, mfaContext(userId)), mfaContext(userId));
    } catch {
      return null;
    }
  }
}
