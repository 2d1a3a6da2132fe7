import { z } from 'zod';
import { contactSnapshotSchema, type ContactSnapshot } from '../domain/contact.ts';
import { ContactSnapshotRepository, type SnapshotKey } from '../ports/contact-snapshot-repository.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

const keySchema = z.object({ userId: z.string(), hubspotId: z.string(), department: departmentKeySchema });

export class SqliteContactSnapshotRepository extends ContactSnapshotRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async put(
    { userId, hubspotId, department }: SnapshotKey,
    snapshot: ContactSnapshot,
    expiresAt: Timestamp,
  ): Promise<void> {
    this.#db.run(
      `INSERT INTO contact_snapshots (user_id, hubspot_id, department, expires_at, doc)
       VALUES (:userId, :hubspotId, :department, :expiresAt, :doc)
       ON CONFLICT DO UPDATE SET expires_at = excluded.expires_at, doc = excluded.doc`,
      { userId, hubspotId, department, expiresAt, doc: JSON.stringify(snapshot) },
    );
  }

  async get({ userId, hubspotId, department }: SnapshotKey, now: Timestamp): Promise<ContactSnapshot | null> {
    return this.#db.getDoc(
      contactSnapshotSchema,
      `SELECT doc FROM contact_snapshots
       WHERE user_id = :userId AND hubspot_id = :hubspotId AND department = :department AND expires_at > :now`,
      { userId, hubspotId, department, now },
    );
  }

  async keys(): Promise<readonly SnapshotKey[]> {
    const sql = 'SELECT user_id AS userId, hubspot_id AS hubspotId, department FROM contact_snapshots';
    return this.#db.all(sql).map((row) => keySchema.parse(row));
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM contact_snapshots WHERE expires_at <= :now', { now });
  }
}
