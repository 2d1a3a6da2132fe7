import type { DepartmentKey } from '../../contract/index.ts';
import { handOverSchema } from '../../handover/domain/hand-over-schema.ts';
import type { HandOver } from '../../handover/domain/hand-over.ts';
import {
  HandOverRepository,
  type HandOversBetween,
  type HandOversOf,
} from '../../handover/ports/hand-over-repository.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

export class SqliteHandOverRepository extends HandOverRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(handOver: HandOver): Promise<boolean> {
    const sql = 'INSERT INTO hand_overs (id, doc) VALUES (:id, :doc) ON CONFLICT DO NOTHING';
    return this.#db.run(sql, { id: handOver.id, doc: JSON.stringify(handOver) }) === 1;
  }

  async find(id: string): Promise<HandOver | null> {
    return this.#db.getDoc(handOverSchema, 'SELECT doc FROM hand_overs WHERE id = :id', { id });
  }

  async replace(handOver: HandOver): Promise<HandOver | null> {
    const { id, revision } = handOver;
    const next = { ...handOver, revision: revision + 1 };
    const sql = 'UPDATE hand_overs SET doc = :doc WHERE id = :id AND revision = :revision';
    return this.#db.run(sql, { id, revision, doc: JSON.stringify(next) }) === 1 ? next : null;
  }

  async delete(id: string): Promise<boolean> {
    return this.#db.run('DELETE FROM hand_overs WHERE id = :id', { id }) === 1;
  }

  async deleteOf(whose: HandOversOf): Promise<number> {
    const { condition, values } = selected(whose);
    return this.#db.run(`DELETE FROM hand_overs WHERE ${condition}`, values);
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

  async newestOfContact(department: DepartmentKey, hubspotId: string): Promise<HandOver | null> {
    return this.#db.getDoc(
      handOverSchema,
      `SELECT doc FROM hand_overs WHERE department = :department AND hubspot_id = :hubspotId
       ORDER BY created_at DESC, id LIMIT 1`,
      { department, hubspotId },
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
}

function selected(whose: HandOversOf) {
  const given = Object.entries(whose).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const condition = given.map(([name]) => `doc ->> '${name}' = :${name}`).join(' AND ');
  return { condition, values: Object.fromEntries(given) };
}
