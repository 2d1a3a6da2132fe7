import type { JobStatus } from '../domain/generation-record.ts';
import { turnOf, turnOfRuns } from '../domain/turns.ts';
import { JobRepository } from '../ports/job-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { SqliteConnection, SqlParameters } from '../../platform/sqlite/sqlite-connection.ts';

/** Finds jobs by their state. Each query runs along an index and ends at its limit, however many jobs there are. */
export abstract class SqliteJobQueries extends JobRepository {
  protected readonly db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.db = db;
  }

  /** The job to claim first: one whose lease has expired, else the first of the line. */
  protected next(now: Timestamp): string | null {
    const [lapsed] = this.#ids(
      `SELECT id FROM records WHERE status = 'processing' AND lease_until <= :now ORDER BY lease_until LIMIT 1`,
      { now },
    );
    if (lapsed !== undefined) return lapsed;
    // An idle worker must not walk along all the jobs that wait for their time, as the line by turn would.
    const isAnyAvailable = this.#ids(
      `SELECT id FROM records INDEXED BY records_pending WHERE status = 'pending' AND available_at <= :now LIMIT 1`,
      { now },
    );
    return isAnyAvailable.length === 0 ? null : (this.#waiting({ now, limit: 1 })[0] ?? null);
  }

  async listWaiting(query: { readonly now: Timestamp; readonly limit: number }): Promise<readonly string[]> {
    return this.#waiting(query);
  }

  #waiting({ now, limit }: { readonly now: Timestamp; readonly limit: number }): readonly string[] {
    return this.#ids(
      `SELECT id FROM records INDEXED BY records_line WHERE status = 'pending' AND available_at <= :now
       ORDER BY turn, available_at, submitted_at, id LIMIT :limit`,
      { now, limit },
    );
  }

  protected turnFor(userId: string, now: Timestamp): number {
    return turnOf({
      first: this.#turn(
        `SELECT turn FROM records INDEXED BY records_line WHERE status = 'pending' AND available_at <= :now AND turn < :turnOfRuns
         ORDER BY turn, available_at, submitted_at, id LIMIT 1`,
        { now, turnOfRuns },
      ),
      reached: this.#turn('SELECT turn FROM reached_turn', {}) ?? 0,
      ownLast: this.#turn(
        `SELECT turn FROM records INDEXED BY records_turns_of_user WHERE user_id = :userId AND status = 'pending' AND turn < :turnOfRuns
         ORDER BY turn DESC LIMIT 1`,
        { userId, turnOfRuns },
      ),
      ownNewest: this.#turn(
        'SELECT turn FROM records WHERE user_id = :userId ORDER BY submitted_at DESC, id DESC LIMIT 1',
        { userId },
      ),
    });
  }

  /** Records that a job of this turn was claimed. */
  protected reach(turn: number): void {
    if (turn >= turnOfRuns) return;
    this.db.run(
      `INSERT INTO reached_turn (id, turn) VALUES (1, :turn)
       ON CONFLICT DO UPDATE SET turn = excluded.turn WHERE excluded.turn > turn`,
      { turn },
    );
  }

  async countWaiting(now: Timestamp): Promise<number> {
    return this.db.count(
      `SELECT count(*) AS n FROM records INDEXED BY records_pending WHERE status = 'pending' AND available_at <= :now`,
      { now },
    );
  }

  async isAnyHeld(now: Timestamp): Promise<boolean> {
    return (
      this.#ids(`SELECT id FROM records WHERE status = 'processing' AND lease_until > :now LIMIT 1`, { now }).length > 0
    );
  }

  async findDue({ now, republishBefore, limit }: Parameters<JobRepository['findDue']>[0]): Promise<readonly string[]> {
    return this.#ids(
      `SELECT id, submitted_at FROM records
         WHERE status = 'pending' AND available_at <= :now AND coalesce(published_at, -1) < :republishBefore
       UNION ALL
       SELECT id, submitted_at FROM records
         WHERE status = 'processing' AND lease_until <= :now
           AND (coalesce(published_at, -1) < lease_until OR published_at < :republishBefore)
       ORDER BY submitted_at, id LIMIT :limit`,
      { now, republishBefore, limit },
    );
  }

  protected asleep({ department, reasons, now, limit }: Parameters<JobRepository['wake']>[0]): readonly string[] {
    return this.#ids(
      `SELECT id FROM records INDEXED BY records_pending WHERE status = 'pending' AND available_at > :now
         AND doc ->> '$.job.request.department' = :department
         AND doc ->> '$.job.waitReason.code' IN (SELECT value FROM json_each(:reasons))
       LIMIT :limit`,
      { department, reasons: JSON.stringify(reasons), now, limit },
    );
  }

  protected pendingOf(userId: string): readonly string[] {
    return this.#ids(`SELECT id FROM records WHERE user_id = :userId AND status = 'pending'`, { userId });
  }

  async markPublished(ids: readonly string[], now: Timestamp): Promise<void> {
    if (ids.length === 0) return;
    this.db.relaxed(() =>
      this.db.run(
        `UPDATE records SET doc = json_set(doc, '$.job.publishedAt', CAST(:now AS INTEGER))
         WHERE id IN (SELECT value FROM json_each(:ids)) AND status IN ('pending', 'processing')`,
        { ids: JSON.stringify(ids), now },
      ),
    );
  }

  /** Keeps a record that cannot be read from being claimed before a moment. */
  protected setAside(id: string, until: Timestamp): void {
    this.db.run(
      `UPDATE records SET doc = json_set(doc, '$.job.availableAt', CAST(:until AS INTEGER),
         '$.job.leaseUntil', CAST(:until AS INTEGER)) WHERE id = :id`,
      { id, until },
    );
  }

  async countByStatus(): Promise<Readonly<Record<JobStatus, number>>> {
    // A partial index answers each of these, so that ready records cost nothing.
    const all = this.db.count('SELECT count(*) AS n FROM records');
    const pending = this.db.count("SELECT count(*) AS n FROM records WHERE status = 'pending'");
    const processing = this.db.count("SELECT count(*) AS n FROM records WHERE status = 'processing'");
    const error = this.db.count("SELECT count(*) AS n FROM records WHERE status = 'error'");
    return { pending, processing, error, ready: all - pending - processing - error };
  }

  #turn(sql: string, parameters: SqlParameters): number | null {
    const [row] = this.db.all(sql, parameters);
    return row === undefined ? null : Number(row['turn']);
  }

  #ids(sql: string, parameters: SqlParameters): string[] {
    return this.db.all(sql, parameters).map(({ id }) => String(id));
  }
}
