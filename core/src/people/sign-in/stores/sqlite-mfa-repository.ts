import { mfaEnrolmentSchema, type MfaEnrolment } from '../domain/mfa.ts';
import { MfaRepository } from '../ports/mfa-repository.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

export class SqliteMfaRepository extends MfaRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async put(enrolment: MfaEnrolment): Promise<void> {
    this.#db.run(
      `INSERT INTO mfa_enrolments (user_id, doc) VALUES (:userId, :doc)
       ON CONFLICT DO UPDATE SET doc = excluded.doc`,
      { userId: enrolment.userId, doc: JSON.stringify(enrolment) },
    );
  }

  async find(userId: string): Promise<MfaEnrolment | null> {
    return this.#find(userId);
  }

  async findOf(userIds: readonly string[]): Promise<readonly MfaEnrolment[]> {
    return this.#db.allDocs(
      mfaEnrolmentSchema,
      'SELECT doc FROM mfa_enrolments WHERE user_id IN (SELECT value FROM json_each(:userIds))',
      { userIds: JSON.stringify(userIds) },
    );
  }

  async takeStep(userId: string, step: number): Promise<boolean> {
    const changed = this.#db.run(
      `UPDATE mfa_enrolments SET doc = json_set(doc, '$.lastStep', :step)
       WHERE user_id = :userId AND doc ->> '$.lastStep' < :step`,
      { userId, step },
    );
    return changed === 1;
  }

  async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
    return this.#db.transaction(() => {
      const enrolment = this.#find(userId);
      if (enrolment === null || !enrolment.recoveryHashes.includes(hash)) return false;
      const recoveryHashes = JSON.stringify(enrolment.recoveryHashes.filter((one) => one !== hash));
      this.#db.run(
        `UPDATE mfa_enrolments SET doc = json_set(doc, '$.recoveryHashes', json(:recoveryHashes)) WHERE user_id = :userId`,
        { userId, recoveryHashes },
      );
      return true;
    });
  }

  async delete(userId: string): Promise<boolean> {
    return this.#db.run('DELETE FROM mfa_enrolments WHERE user_id = :userId', { userId }) === 1;
  }

  async listSealedByOther(masterKeyId: string, limit: number): Promise<readonly MfaEnrolment[]> {
    return this.#db.allDocs(
      mfaEnrolmentSchema,
      `SELECT doc FROM mfa_enrolments WHERE doc ->> '$.sealedSecret' NOT LIKE :sealed LIMIT :limit`,
      { sealed: `v1.${masterKeyId}.%`, limit },
    );
  }

  async reseal(userId: string, from: string, to: string): Promise<boolean> {
    const changed = this.#db.run(
      `UPDATE mfa_enrolments SET doc = json_set(doc, '$.sealedSecret', :to)
       WHERE user_id = :userId AND doc ->> '$.sealedSecret' = :from`,
      { userId, from, to },
    );
    return changed === 1;
  }

  #find(userId: string): MfaEnrolment | null {
    return this.#db.getDoc(mfaEnrolmentSchema, 'SELECT doc FROM mfa_enrolments WHERE user_id = :userId', { userId });
  }
}
