import { setImmediate } from 'node:timers/promises';
import { UnownedData } from '../ports/unowned-data.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { SqliteConnection, SqlParameters } from '../../../platform/sqlite/sqlite-connection.ts';

/** How many rows one statement removes, so that it does not block other work for long. */
const batch = 500;

const withoutRecord = 'NOT EXISTS (SELECT 1 FROM records WHERE records.id = hand_overs.record_id)';

/** Whatever else belongs to a record goes with its row. */
export class SqliteUnownedData extends UnownedData {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async noteErased(recordId: string, at: Timestamp): Promise<void> {
    this.#db.run('INSERT INTO erased_records (id, at) VALUES (:recordId, :at) ON CONFLICT DO UPDATE SET at = :at', {
      recordId,
      at,
    });
  }

  async remove({ handOversBefore, notedBefore }: Parameters<UnownedData['remove']>[0]): Promise<number> {
    const removed = [
      await this.#removeAll(
        'hand_overs',
        `SELECT hand_overs.id FROM erased_records JOIN hand_overs ON hand_overs.record_id = erased_records.id
         WHERE ${withoutRecord}`,
      ),
      handOversBefore === null
        ? 0
        : await this.#removeAll(
            'hand_overs',
            // The index of the records alone tells which are gone, so that no hand-over of a record is read.
            `SELECT id FROM hand_overs
             WHERE record_id IN (SELECT record_id FROM hand_overs WHERE ${withoutRecord})
               AND doc ->> 'updatedAt' < :handOversBefore`,
            { handOversBefore },
          ),
      await this.#removeAll(
        'trial_cells',
        `SELECT id FROM trial_cells
         WHERE NOT EXISTS (SELECT 1 FROM prompt_samples WHERE prompt_samples.id = trial_cells.sample_id)`,
      ),
    ];
    this.#db.run(
      `DELETE FROM status_events
       WHERE doc ->> '$._id' IN (SELECT id FROM erased_records) AND doc ->> '$.responseStatus' <> 'deleted'
         AND NOT EXISTS (SELECT 1 FROM records WHERE records.id = status_events.doc ->> '$._id')`,
    );
    this.#db.run('DELETE FROM erased_records WHERE at < :notedBefore', { notedBefore });
    return removed.reduce((sum, count) => sum + count, 0);
  }

  async #removeAll(table: string, found: string, parameters: SqlParameters = {}): Promise<number> {
    for (let removed = 0; ;) {
      const sql = `DELETE FROM ${table} WHERE id IN (${found} LIMIT :batch)`;
      const count = this.#db.run(sql, { ...parameters, batch });
      removed += count;
      if (count < batch) return removed;
      await setImmediate();
    }
  }
}
