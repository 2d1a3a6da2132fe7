import { mfaEnrolmentSchema, type MfaEnrolment } from '../domain/mfa.ts';
import { MfaRepository } from '../ports/mfa-repository.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import type { Stored } from '../../../platform/mongo/documents.ts';

export class MongoMfaRepository extends MfaRepository {
  readonly #enrolments: Collections['mfaEnrolments'];

  constructor({ mfaEnrolments }: Collections) {
    super();
    this.#enrolments = mfaEnrolments;
  }

  async put({ userId, ...rest }: MfaEnrolment): Promise<void> {
    await this.#enrolments.upsert(userId, { $set: rest });
  }

  async find(userId: string): Promise<MfaEnrolment | null> {
    const stored = await this.#enrolments.findOne({ _id: userId });
    return stored === null ? null : read(stored);
  }

  async findOf(userIds: readonly string[]): Promise<readonly MfaEnrolment[]> {
    return (await this.#enrolments.find({ _id: { $in: [...userIds] } })).map(read);
  }

  async takeStep(userId: string, step: number): Promise<boolean> {
    return this.#enrolments.update({ _id: userId, lastStep: { $lt: step } }, { $set: { lastStep: step } });
  }

  async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
    return this.#enrolments.update({ _id: userId, recoveryHashes: hash }, { $pull: { recoveryHashes: hash } });
  }

  async delete(userId: string): Promise<boolean> {
    return this.#enrolments.delete({ _id: userId });
  }

  async listSealedByOther(masterKeyId: string, limit: number): Promise<readonly MfaEnrolment[]> {
    const ownPrefix = new RegExp(`^v1\\.${masterKeyId}\\.`);
    return (await this.#enrolments.find({ sealedSecret: { $not: ownPrefix } }, { limit })).map(read);
  }

  async reseal(userId: string, from: string, to: string): Promise<boolean> {
    return this.#enrolments.update({ _id: userId, sealedSecret: from }, { $set: { sealedSecret: to } });
  }
}

function read(stored: Stored): MfaEnrolment {
  return mfaEnrolmentSchema.parse({ ...stored, userId: stored._id });
}
