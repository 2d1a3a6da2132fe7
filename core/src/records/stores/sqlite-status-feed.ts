import { z } from 'zod';
import { statusEventSchema } from '../contract/record-events.ts';
import { StatusFeed, type StatusEvent } from '../ports/status-feed.ts';
import type { Clock, Timestamp } from '../../platform/clock.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

const pollMs = 25;
const maxAgeMs = 5 * 60 * 1000;
const pruneEveryMs = 30_000;
const batch = 500;

const eventSchema: z.ZodType<StatusEvent> = statusEventSchema.extend({ userId: z.string() });

interface Subscription {
  /** The subscription does not get events up to this number, which happened before it. */
  readonly after: number;
  readonly listener: (event: StatusEvent) => void;
}

/**
 * Stores events as rows that every process reads. A poll asks for the change counter, and reads rows only if it has
 * changed.
 */
export class SqliteStatusFeed extends StatusFeed {
  readonly #db: SqliteConnection;
  readonly #clock: Clock;
  readonly #subscriptions = new Set<Subscription>();
  #timer: NodeJS.Timeout | undefined;
  #lastRead = 0;
  #seen = '';
  #prunedAt: Timestamp = 0;

  constructor(db: SqliteConnection, clock: Clock) {
    super();
    this.#db = db;
    this.#clock = clock;
  }

  async publish(event: StatusEvent): Promise<void> {
    const at = this.#clock.now();
    const write = (): void => {
      this.#db.run('INSERT INTO status_events (at, doc) VALUES (:at, :doc)', { at, doc: JSON.stringify(event) });
      if (at - this.#prunedAt >= pruneEveryMs) this.#pruneNow(at);
    };
    await this.#db.together(write, { relaxed: true });
  }

  async forget(recordId: string): Promise<void> {
    this.#db.run(`DELETE FROM status_events WHERE doc ->> '$._id' = :recordId`, { recordId });
  }

  async prune(): Promise<void> {
    this.#pruneNow(this.#clock.now());
  }

  #pruneNow(now: Timestamp): void {
    this.#prunedAt = now;
    this.#db.run('DELETE FROM status_events WHERE at < :before', { before: now - maxAgeMs });
  }

  subscribe(listener: (event: StatusEvent) => void): () => void {
    const newest = this.#newestId();
    const subscription: Subscription = { after: newest, listener };
    if (this.#subscriptions.size === 0) this.#lastRead = newest;
    this.#subscriptions.add(subscription);
    this.#timer ??= setInterval(() => this.#poll(), pollMs).unref();
    return () => {
      this.#subscriptions.delete(subscription);
      if (this.#subscriptions.size === 0) this.stop();
    };
  }

  /** Ends every subscription. */
  stop(): void {
    this.#subscriptions.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #poll(): void {
    try {
      const seen = this.#db.changeCounter();
      if (seen === this.#seen) return;
      this.#deliver();
      this.#seen = seen;
    } catch {
      // The feed is best effort: a store that does not answer is asked again at the next poll.
    }
  }

  #deliver(): void {
    for (;;) {
      const rows = this.#db.all('SELECT id, doc FROM status_events WHERE id > :last ORDER BY id LIMIT :batch', {
        last: this.#lastRead,
        batch,
      });
      for (const row of rows) {
        const id = Number(row.id);
        this.#lastRead = id;
        const event = eventSchema.safeParse(JSON.parse(String(row.doc)));
        if (!event.success) continue;
        for (const { after, listener } of this.#subscriptions) {
          if (id <= after) continue;
          try {
            listener(event.data);
          } catch {
            // One listener's failure must not keep the event from the others.
          }
        }
      }
      if (rows.length < batch) return;
    }
  }

  /** The newest number that was ever used, also when every row was pruned, because numbers are not reused. */
  #newestId(): number {
    return this.#db.count(`SELECT seq AS n FROM sqlite_sequence WHERE name = 'status_events'`);
  }
}
