import type { Timestamp } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import {
  renewed,
  runRowSchema,
  runSchema,
  type RowCounts,
  type RowEnd,
  type Run,
  type RunChange,
  type RunRow,
} from '../domain/run.ts';
import { noRows } from '../domain/no-rows.ts';
import { RunRepository } from '../ports/run-repository.ts';

const rowFields = 'row, status, contact, hubspot_id AS hubspotId, record_id AS recordId, error, cost_usd AS costUsd';

export class SqliteRunRepository extends RunRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async add(run: Run, rows: readonly RunRow[]): Promise<void> {
    this.#db.transaction(() => {
      this.#db.run('INSERT INTO runs (id, doc) VALUES (:id, :doc)', { id: run.id, doc: JSON.stringify(run) });
      this.#db.run(
        `INSERT INTO run_rows (run_id, row, status, contact, hubspot_id, record_id, error, cost_usd)
         SELECT :id, value ->> 'row', value ->> 'status', value ->> 'contact', value ->> 'hubspotId',
           value ->> 'recordId', value -> 'error', value ->> 'costUsd'
         FROM json_each(:rows)`,
        { id: run.id, rows: JSON.stringify(rows) },
      );
    });
  }

  async find(id: string): Promise<Run | null> {
    return this.#find(id);
  }

  async list(userId: string | undefined, { page, limit }: PageRequest): Promise<Page<Run>> {
    const [where, whose] = userId === undefined ? ['', {}] : ['WHERE user_id = :userId', { userId }];
    const items = this.#db.allDocs(
      runSchema,
      `SELECT doc FROM runs ${where} ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset`,
      { ...whose, limit, offset: (page - 1) * limit },
    );
    return { items, total: this.#db.count(`SELECT count(*) AS n FROM runs ${where}`, whose) };
  }

  async listActive(limit: number): Promise<readonly Run[]> {
    const sql = 'SELECT doc FROM runs WHERE is_active ORDER BY created_at, id LIMIT :limit';
    return this.#db.allDocs(runSchema, sql, { limit });
  }

  change(id: string, change: RunChange): Promise<Run | null> {
    return this.#db.together(() => this.#changeNow(id, change));
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    const after = await this.#db.together(() => this.#changeNow(id, renewed(fence, until)), { relaxed: true });
    return after !== null;
  }

  async maxUsdOf(id: string): Promise<number | null> {
    return this.#find(id)?.maxCostUsd ?? null;
  }

  async count(id: string): Promise<RowCounts> {
    const rows = this.#db.all('SELECT status, count(*) AS n FROM run_rows WHERE run_id = :id GROUP BY status', { id });
    return { ...noRows, ...Object.fromEntries(rows.map(({ status, n }) => [String(status), Number(n)])) };
  }

  async listRows(
    id: string,
    status: RunRow['status'] | undefined,
    { page, limit }: PageRequest,
  ): Promise<Page<RunRow>> {
    const [where, which] =
      status === undefined ? ['run_id = :id', { id }] : ['run_id = :id AND status = :status', { id, status }];
    const items = this.#rows(
      `SELECT ${rowFields} FROM run_rows WHERE ${where} ORDER BY row LIMIT :limit OFFSET :offset`,
      {
        ...which,
        limit,
        offset: (page - 1) * limit,
      },
    );
    return { items, total: this.#db.count(`SELECT count(*) AS n FROM run_rows WHERE ${where}`, which) };
  }

  async nextRows(
    id: string,
    { status, after, limit }: Parameters<RunRepository['nextRows']>[1],
  ): Promise<readonly RunRow[]> {
    return this.#rows(
      `SELECT ${rowFields} FROM run_rows WHERE run_id = :id AND status = :status AND row > :after
       ORDER BY row LIMIT :limit`,
      { id, status, after, limit },
    );
  }

  async begin(id: string, row: number): Promise<void> {
    const sql = `UPDATE run_rows SET status = 'processing' WHERE run_id = :id AND row = :row AND status = 'pending'`;
    await this.#db.together(() => this.#db.run(sql, { id, row }), { relaxed: true });
  }

  async end(id: string, row: number, { status, recordId, error, costUsd }: RowEnd): Promise<void> {
    await this.#db.together(() =>
      this.#db.run(
        `UPDATE run_rows SET status = :status, record_id = :recordId, error = :error, cost_usd = :costUsd
         WHERE run_id = :id AND row = :row AND status IN ('pending', 'processing')`,
        { id, row, status, recordId, error: error === null ? null : JSON.stringify(error), costUsd },
      ),
    );
  }

  async putBack(id: string, status: 'processing' | 'error'): Promise<number> {
    const sql = `UPDATE run_rows SET status = 'pending', error = NULL WHERE run_id = :id AND status = :status`;
    return this.#db.together(() => this.#db.run(sql, { id, status }));
  }

  async forgetContacts(hubspotIds: readonly string[]): Promise<number> {
    const sql = 'DELETE FROM run_rows WHERE hubspot_id IN (SELECT value FROM json_each(:ids))';
    return this.#db.run(sql, { ids: JSON.stringify(hubspotIds) });
  }

  async deleteOf(userId: string): Promise<number> {
    return this.#db.run('DELETE FROM runs WHERE user_id = :userId', { userId });
  }

  /** A run is added in one transaction, so that there are no stray rows. */
  async sweep({ createdBefore }: Parameters<RunRepository['sweep']>[0]): Promise<number> {
    if (createdBefore === null) return 0;
    return this.#db.run('DELETE FROM runs WHERE created_at < :createdBefore AND NOT is_active', { createdBefore });
  }

  #find(id: string): Run | null {
    return this.#db.getDoc(runSchema, 'SELECT doc FROM runs WHERE id = :id', { id });
  }

  #changeNow(id: string, change: RunChange): Run | null {
    const before = this.#find(id);
    const changed = before && change(before);
    if (before === null || changed === null) return null;
    const after = { ...changed, revision: before.revision + 1 };
    this.#db.run('UPDATE runs SET doc = :doc WHERE id = :id', { id, doc: JSON.stringify(after) });
    return after;
  }

  #rows(sql: string, parameters: Parameters<SqliteConnection['all']>[1]): readonly RunRow[] {
    return this.#db
      .all(sql, parameters)
      .map((row) =>
        runRowSchema.parse({ ...row, error: typeof row['error'] === 'string' ? JSON.parse(row['error']) : null }),
      );
  }
}
