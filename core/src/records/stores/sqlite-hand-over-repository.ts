import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { handOverSchema, type HandOver } from '../domain/hand-over.ts';
import { HandOverRepository, type HandOversBetween, type HandOversOf } from '../ports/hand-over-repository.ts';
import { withWork } from '../domain/worklist-place.ts';
import { SqliteRecords } from './sqlite-records.ts';
import type { SqliteConnection, SqlParameters } from '../../platform/sqlite/sqlite-connection.ts';

export class SqliteHandOverRepository extends HandOverRepository {
  readonly #db: SqliteConnection;
  readonly #records: SqliteRecords;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
    this.#records = new SqliteRecords(db);
  }

  async create(handOver: HandOver): Promise<boolean> {
    const sql = 'INSERT INTO hand_overs (id, doc) VALUES (:id, :doc) ON CONFLICT DO NOTHING';
    return this.#db.transaction(() => {
      if (this.#db.run(sql, { id: handOver.id, doc: JSON.stringify(handOver) }) === 0) return false;
      this.#addNames(handOver);
      this.#refreshWork(handOver.recordId);
      return true;
    });
  }

  async find(id: string): Promise<HandOver | null> {
    return this.#db.getDoc(handOverSchema, 'SELECT doc FROM hand_overs WHERE id = :id', { id });
  }

  async replace(handOver: HandOver): Promise<HandOver | null> {
    const { id, revision } = handOver;
    const next = { ...handOver, revision: revision + 1 };
    const sql = 'UPDATE OR IGNORE hand_overs SET doc = :doc WHERE id = :id AND revision = :revision';
    return this.#db.transaction(() => {
      if (this.#db.run(sql, { id, revision, doc: JSON.stringify(next) }) === 0) return null;
      this.#addNames(next);
      this.#refreshWork(next.recordId);
      return next;
    });
  }

  async delete(id: string, revision?: number): Promise<boolean> {
    return this.#db.transaction(() => {
      const stored = this.#db.getDoc(handOverSchema, 'SELECT doc FROM hand_overs WHERE id = :id', { id });
      if (stored === null || (revision !== undefined && stored.revision !== revision)) return false;
      this.#db.run('DELETE FROM hand_overs WHERE id = :id', { id });
      this.#refreshWork(stored.recordId);
      return true;
    });
  }

  async deleteOf(whose: HandOversOf): Promise<number> {
    const { condition, values } = selected(whose);
    return this.#db.transaction(() => {
      const deleted = this.#db.allDocs(handOverSchema, `SELECT doc FROM hand_overs WHERE ${condition}`, values);
      this.#db.run(`DELETE FROM hand_overs WHERE ${condition}`, values);
      for (const recordId of new Set(deleted.map((handOver) => handOver.recordId))) this.#refreshWork(recordId);
      return deleted.length;
    });
  }

  async of(whose: HandOversOf): Promise<readonly HandOver[]> {
    const { condition, values } = selected(whose);
    return this.#db.allDocs(handOverSchema, `SELECT doc FROM hand_overs WHERE ${condition}`, values);
  }

  async ofRecords(recordIds: readonly string[]): Promise<readonly HandOver[]> {
    return this.#db.allDocs(
      handOverSchema,
      `SELECT doc FROM hand_overs WHERE record_id IN (SELECT value FROM json_each(:recordIds))
       ORDER BY created_at DESC, id`,
      { recordIds: JSON.stringify(recordIds) },
    );
  }

  async findClaimOf(contactId: string): Promise<HandOver | null> {
    const sql = 'SELECT doc FROM hand_overs WHERE claimed_contact = :contactId';
    return this.#db.getDoc(handOverSchema, sql, { contactId });
  }

  async ofContacts(department: DepartmentKey | null, hubspotIds: readonly string[]): Promise<readonly HandOver[]> {
    return this.#db.allDocs(
      handOverSchema,
      `SELECT doc FROM hand_overs
       WHERE hubspot_id IN (SELECT value FROM json_each(:hubspotIds)) AND department = coalesce(:department, department)`,
      { department, hubspotIds: JSON.stringify(hubspotIds) },
    );
  }

  async walk(
    { from, to, department }: HandOversBetween,
    after: string | null,
    limit: number,
  ): Promise<readonly HandOver[]> {
    return this.#db.allDocs(
      handOverSchema,
      `SELECT doc FROM hand_overs WHERE id > :after AND created_at >= :from AND created_at < :to
         AND department = coalesce(:department, department)
       ORDER BY id LIMIT :limit`,
      { after: after ?? '', from, to, department: department ?? null, limit },
    );
  }

  /** The record tells what its hand-overs tell, in the same transaction. A hand-over may outlive its record. */
  #refreshWork(recordId: string): void {
    const record = this.#records.findSummary(recordId);
    if (record === null) return;
    const sql = 'SELECT doc FROM hand_overs WHERE record_id = :recordId';
    this.#records.update(withWork(record, this.#db.allDocs(handOverSchema, sql, { recordId })), record);
  }

  /** Names are only ever added; they go with their hand-over. */
  #addNames({ id, knownAs }: HandOver): void {
    this.#db.run(
      'INSERT OR IGNORE INTO hand_over_names (name, hand_over_id) SELECT value, :id FROM json_each(:knownAs)',
      { id, knownAs: JSON.stringify(knownAs) },
    );
  }
}

function selected(whose: HandOversOf): { readonly condition: string; readonly values: SqlParameters } {
  if ('recordId' in whose) return { condition: 'record_id = :recordId', values: whose };
  if ('userId' in whose) return { condition: `doc ->> 'userId' = :userId`, values: whose };
  return {
    condition: `id IN (
      SELECT hand_over_id FROM hand_over_names WHERE name IN (SELECT value FROM json_each(:knownAs))
    )`,
    values: { knownAs: JSON.stringify(whose.knownAs) },
  };
}
