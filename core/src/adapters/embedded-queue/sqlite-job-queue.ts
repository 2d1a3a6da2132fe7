import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { jobMessageSchema } from '../../contract/index.ts';
import type { JobMessage } from '../../contract/index.ts';
import { JobQueue } from '../../generation/ports/job-queue.ts';
import type { JobConsumer } from '../../generation/ports/job-queue.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { SqliteQueueConsumer } from './sqlite-queue-consumer.ts';

const schema = `
CREATE TABLE IF NOT EXISTS queue_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  body TEXT NOT NULL,
  visible_at INTEGER NOT NULL,
  deliveries INTEGER NOT NULL DEFAULT 0,
  lock TEXT,
  dead_reason TEXT
);
CREATE INDEX IF NOT EXISTS queue_messages_due ON queue_messages (visible_at, id) WHERE dead_reason IS NULL;
`;

export interface Delivery {
  readonly id: number;
  readonly body: string;
  readonly deliveries: number;
}

/**
 * A queue in a table of the store's file, shared by processes. A delivery hides its message for a while; a message
 * whose process died becomes visible again. Only `publish` waits for the disk: after a loss of power the rest is at
 * worst delivered again.
 */
export class SqliteJobQueue extends JobQueue {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  readonly #logger: Logger | undefined;
  readonly #visibilityMs: number;
  readonly #statements = new Map<string, StatementSync>();

  constructor(options: {
    readonly database: DatabaseSync;
    readonly clock: Clock;
    readonly logger?: Logger;
    /** How long a delivery is hidden from other consumers; renewed while its handler runs. */
    readonly visibilityMs?: number;
  }) {
    super();
    this.#database = options.database;
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#visibilityMs = options.visibilityMs ?? 30_000;
    this.#database.exec(schema);
  }

  async publish(message: JobMessage): Promise<void> {
    try {
      this.#run('INSERT INTO queue_messages (body, visible_at) VALUES (:body, :now)', {
        body: JSON.stringify(message),
        now: this.#clock.now(),
      });
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not accept jobs right now.', { cause: error });
    }
  }

  async consume(
    handle: (message: JobMessage) => Promise<void>,
    { concurrency }: { readonly concurrency: number },
  ): Promise<JobConsumer> {
    const lock = randomUUID();
    return new SqliteQueueConsumer({
      concurrency,
      logger: this.#logger,
      renewEveryMs: this.#visibilityMs / 3,
      handle: async (delivery) => {
        const message = parseMessage(delivery.body);
        if (message) await handle(message);
        else this.#bury(delivery);
      },
      changes: () => this.#changes(),
      exchange: (done, free) => this.#exchange(lock, done, free),
      renew: (ids) => this.#hide(lock, ids),
      retryLater: (delivery) => this.#retryLater(lock, delivery),
      release: () => this.#release(lock),
    });
  }

  async depth(): Promise<number> {
    const row = this.#prepare(
      `SELECT count(*) AS n FROM queue_messages
       WHERE dead_reason IS NULL AND (lock IS NULL OR visible_at <= :now)`,
    ).get({ now: this.#clock.now() });
    return Number(row?.n);
  }

  async ping(): Promise<void> {
    try {
      this.#prepare('SELECT 1 FROM queue_messages LIMIT 1').get();
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not answer.', { cause: error });
    }
  }

  /** Moves with every commit: of other processes (`data_version`), and of this connection (`total_changes`). */
  #changes(): string {
    const row = this.#prepare('SELECT data_version AS others, total_changes() AS own FROM pragma_data_version').get();
    return `${String(row?.others)}/${String(row?.own)}`;
  }

  /** Forgets what is done and takes up to `free` messages, oldest first, in one commit. */
  #exchange(lock: string, done: readonly number[], free: number): readonly Delivery[] {
    const now = this.#clock.now();
    if (done.length === 0 && !this.#prepare(dueSql).get({ now })) return [];
    return this.#relaxed(() => {
      this.#database.exec('BEGIN IMMEDIATE');
      try {
        for (const id of done) this.#run('DELETE FROM queue_messages WHERE id = :id AND lock = :lock', { id, lock });
        const rows =
          free === 0
            ? []
            : this.#prepare(
                `UPDATE queue_messages SET lock = :lock, deliveries = deliveries + 1, visible_at = :until
                 WHERE id IN (SELECT id FROM queue_messages
                   WHERE dead_reason IS NULL AND visible_at <= :now ORDER BY visible_at, id LIMIT :free)
                 RETURNING id, body, deliveries`,
              ).all({ lock, now, free, until: now + this.#visibilityMs });
        this.#database.exec('COMMIT');
        return rows
          .map((row) => ({ id: Number(row.id), body: String(row.body), deliveries: Number(row.deliveries) }))
          .sort((a, b) => a.id - b.id);
      } catch (error) {
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  #hide(lock: string, ids: readonly number[]): void {
    const until = this.#clock.now() + this.#visibilityMs;
    this.#relaxed(() =>
      this.#run(
        `UPDATE queue_messages SET visible_at = :until
         WHERE lock = :lock AND id IN (SELECT value FROM json_each(:ids))`,
        { lock, until, ids: JSON.stringify(ids) },
      ),
    );
  }

  #retryLater(lock: string, { id, deliveries }: Delivery): void {
    const waitMs = Math.min(100 * 2 ** (deliveries - 1), 5_000);
    this.#relaxed(() =>
      this.#run('UPDATE queue_messages SET lock = NULL, visible_at = :at WHERE id = :id AND lock = :lock', {
        id,
        lock,
        at: this.#clock.now() + waitMs,
      }),
    );
  }

  #release(lock: string): void {
    this.#relaxed(() =>
      this.#run('UPDATE queue_messages SET lock = NULL, visible_at = :now WHERE lock = :lock AND dead_reason IS NULL', {
        lock,
        now: this.#clock.now(),
      }),
    );
  }

  /** A message that nobody can read is kept aside, where it does not come back. */
  #bury({ id, body }: Delivery): void {
    this.#logger?.error({ queueMessageId: id, body: body.slice(0, 200) }, 'A queue message cannot be read');
    // What is dead is never visible; the column says since when.
    this.#run('UPDATE queue_messages SET dead_reason = :reason, lock = NULL, visible_at = :now WHERE id = :id', {
      id,
      reason: 'not a job message',
      now: this.#clock.now(),
    });
  }

  #relaxed<T>(work: () => T): T {
    this.#database.exec('PRAGMA synchronous = NORMAL');
    try {
      return work();
    } finally {
      this.#database.exec('PRAGMA synchronous = FULL');
    }
  }

  #run(sql: string, parameters: Record<string, string | number>): void {
    this.#prepare(sql).run(parameters);
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

const dueSql = 'SELECT 1 FROM queue_messages WHERE dead_reason IS NULL AND visible_at <= :now LIMIT 1';

function parseMessage(body: string): JobMessage | undefined {
  try {
    return jobMessageSchema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
