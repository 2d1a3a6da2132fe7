import { reopened, trialCellSchema, trialEmailsSchema, type TrialCell, type TrialEmail } from '../domain/trial-cell.ts';
import { trialSchema, type Trial } from '../domain/trial.ts';
import { TrialRepository } from '../ports/trial-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import { readDoc, type SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

const ofIds = 'id IN (SELECT value FROM json_each(:ids))';

export class SqliteTrialRepository extends TrialRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async add(trial: Trial, cells: readonly TrialCell[]): Promise<void> {
    this.#db.transaction(() => {
      for (const cell of cells) this.#addCell(cell);
      this.#db.run('INSERT INTO prompt_trials (id, doc) VALUES (:id, :doc)', {
        id: trial.id,
        doc: JSON.stringify(trial),
      });
    });
  }

  async find(id: string): Promise<Trial | null> {
    return this.#db.getDoc(trialSchema, 'SELECT doc FROM prompt_trials WHERE id = :id', { id });
  }

  async list(promptId: string, limit: number): Promise<readonly Trial[]> {
    return this.#db.allDocs(
      trialSchema,
      `SELECT doc FROM prompt_trials WHERE prompt_id = :promptId ORDER BY created_at DESC, id DESC LIMIT :limit`,
      { promptId, limit },
    );
  }

  async findCells(ids: readonly string[]): Promise<readonly TrialCell[]> {
    const sql = `SELECT doc FROM trial_cells WHERE ${ofIds}`;
    return this.#db.allDocs(trialCellSchema, sql, { ids: JSON.stringify(ids) });
  }

  async findEmails(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TrialEmail[]>> {
    const sql = `SELECT id, emails FROM trial_cells WHERE ${ofIds} AND emails IS NOT NULL`;
    const rows = this.#db.all(sql, { ids: JSON.stringify(ids) });
    return new Map(rows.map(({ id, emails }) => [String(id), readDoc(trialEmailsSchema, emails)]));
  }

  async nextDue(now: Timestamp, among?: readonly string[]): Promise<TrialCell | null> {
    const which = among === undefined ? '' : `AND ${ofIds}`;
    return this.#db.getDoc(
      trialCellSchema,
      `SELECT doc FROM trial_cells WHERE due_at <= :now ${which} ORDER BY due_at, id LIMIT 1`,
      { now, ...(among !== undefined && { ids: JSON.stringify(among) }) },
    );
  }

  async replace(cell: TrialCell, seen: number, emails?: readonly TrialEmail[]): Promise<boolean> {
    const sql = `UPDATE trial_cells SET doc = :doc, emails = coalesce(:emails, emails) WHERE id = :id AND fence = :seen`;
    const changed = this.#db.run(sql, {
      id: cell.id,
      seen,
      doc: JSON.stringify(cell),
      emails: emails === undefined ? null : JSON.stringify(emails),
    });
    return changed === 1;
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    const sql = `UPDATE trial_cells SET doc = json_set(doc, '$.dueAt', CAST(:until AS INTEGER))
       WHERE id = :id AND fence = :fence AND doc ->> '$.state' = 'running'`;
    return this.#db.run(sql, { id, fence, until }) === 1;
  }

  async deleteOfSample(sampleId: string): Promise<number> {
    return this.#db.run('DELETE FROM trial_cells WHERE sample_id = :sampleId', { sampleId });
  }

  async deleteAll(promptId: string): Promise<void> {
    this.#db.transaction(() => {
      this.#db.run('DELETE FROM prompt_trials WHERE prompt_id = :promptId', { promptId });
      this.#db.run('DELETE FROM trial_cells WHERE prompt_id = :promptId', { promptId });
    });
  }

  async prune(promptId: string, keep: number): Promise<void> {
    this.#db.transaction(() => {
      const removed = this.#db.run(
        `DELETE FROM prompt_trials WHERE prompt_id = :promptId AND id NOT IN (
           SELECT id FROM prompt_trials WHERE prompt_id = :promptId ORDER BY created_at DESC, id DESC LIMIT :keep)`,
        { promptId, keep },
      );
      if (removed === 0) return;
      this.#db.run(
        `DELETE FROM trial_cells WHERE prompt_id = :promptId AND id NOT IN (
           SELECT cell.value ->> '$.cellId' FROM prompt_trials, json_each(doc, '$.cells') AS cell
           WHERE prompt_id = :promptId)`,
        { promptId },
      );
    });
  }

  #addCell(cell: TrialCell): void {
    const { id } = cell;
    const stored = this.#db.getDoc(trialCellSchema, 'SELECT doc FROM trial_cells WHERE id = :id', { id });
    if (stored !== null && stored.state !== 'error') return;
    const doc = JSON.stringify(stored === null ? cell : reopened(stored, cell));
    this.#db.run('INSERT INTO trial_cells (id, doc) VALUES (:id, :doc) ON CONFLICT (id) DO UPDATE SET doc = :doc', {
      id,
      doc,
    });
  }
}
