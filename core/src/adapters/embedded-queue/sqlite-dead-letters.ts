import type { DatabaseSync } from 'node:sqlite';
import { DeadLetters } from '../../generation/ports/dead-letters.ts';
import type { DeadLetter } from '../../generation/ports/dead-letters.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';

const longestPayload = 10_000;

/** The rows of the queue's table that `SqliteJobQueue` put aside; the queue is opened first, it makes the table. */
export class SqliteDeadLetters extends DeadLetters {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;

  constructor(options: { readonly database: DatabaseSync; readonly clock: Clock }) {
    super();
    this.#database = options.database;
    this.#clock = options.clock;
  }

  async count(): Promise<number> {
    return this.#answered(() =>
      Number(
        this.#database.prepare('SELECT count(*) AS n FROM queue_messages WHERE dead_reason IS NOT NULL').get()?.n ?? 0,
      ),
    );
  }

  async list(limit: number): Promise<readonly DeadLetter[]> {
    return this.#answered(() =>
      this.#database
        .prepare(
          `SELECT id, dead_reason, substr(body, 1, ${longestPayload}) AS body, visible_at FROM queue_messages
           WHERE dead_reason IS NOT NULL ORDER BY id LIMIT :limit`,
        )
        .all({ limit })
        .map((row) => ({
          id: String(row.id),
          reason: String(row.dead_reason),
          payload: String(row.body),
          deadAt: Number(row.visible_at),
        })),
    );
  }

  async requeue(which: readonly string[] | 'all'): Promise<number> {
    return this.#answered(() => {
      const { changes } = this.#database
        .prepare(
          `UPDATE queue_messages SET dead_reason = NULL, lock = NULL, deliveries = 0, visible_at = :now
           WHERE dead_reason IS NOT NULL
           ${which === 'all' ? '' : 'AND id IN (SELECT CAST(value AS INTEGER) FROM json_each(:ids))'}`,
        )
        .run({ now: this.#clock.now(), ...(which === 'all' ? {} : { ids: JSON.stringify(which) }) });
      return Number(changes);
    });
  }

  #answered<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not answer.', { cause: error });
    }
  }
}
