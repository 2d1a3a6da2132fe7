import { failureWindowsMs, tooManyAttempts, waitBeforeSignIn, type AttemptSubject } from '../domain/sign-in-limits.ts';
import { SignInThrottle, type SignInAttempt } from '../ports/sign-in-throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

interface Counted extends AttemptSubject {
  readonly row: number;
  readonly at: number;
}

const longestWindowMs = Math.max(...Object.values(failureWindowsMs));

/**
 * Keeps the failures in the store, so that every process counts the same. Libraries for rate limits need other drivers
 * than `node:sqlite`, or count inside one process.
 */
export class SqliteSignInThrottle extends SignInThrottle {
  readonly #db: SqliteConnection;
  readonly #clock: Clock;

  constructor(db: SqliteConnection, clock: Clock) {
    super();
    this.#db = db;
    this.#clock = clock;
  }

  async begin(subjects: readonly AttemptSubject[]): Promise<SignInAttempt> {
    // Checked before the write lock is taken, so that refused attempts block no writes.
    this.#assertAllowed(subjects);
    const at = this.#clock.now();
    const counted = this.#db.relaxed(() =>
      this.#db.transaction(() => {
        this.#db.run('DELETE FROM sign_in_failures WHERE at <= :before', { before: at - longestWindowMs });
        this.#assertAllowed(subjects);
        return subjects.map((subject) => this.#add(subject, at));
      }),
    );
    return {
      succeeded: async () => {
        for (const one of counted) {
          if (one.kind === 'address') this.#remove(one);
          else this.#forget(one);
        }
      },
      abandoned: async () => {
        for (const one of counted) this.#remove(one);
      },
    };
  }

  async forget(account: string): Promise<void> {
    for (const kind of ['account', 'device'] as const) this.#forget({ kind, subject: account });
  }

  #assertAllowed(subjects: readonly AttemptSubject[]): void {
    const waitMs = Math.max(...subjects.map((subject) => this.#waitOf(subject)));
    if (waitMs > 0) throw tooManyAttempts(waitMs);
  }

  #add({ kind, subject }: AttemptSubject, at: number): Counted {
    const row = this.#db.get(
      'INSERT INTO sign_in_failures (kind, subject, at) VALUES (:kind, :subject, :at) RETURNING rowid AS row',
      { kind, subject, at },
    );
    return { row: Number(row?.row), kind, subject, at };
  }

  /** Matches every column, because a success may have removed the row, and another attempt may have taken its place. */
  #remove(counted: Counted): void {
    this.#db.relaxed(() =>
      this.#db.run(
        'DELETE FROM sign_in_failures WHERE rowid = :row AND kind = :kind AND subject = :subject AND at = :at',
        { ...counted },
      ),
    );
  }

  #forget({ kind, subject }: AttemptSubject): void {
    this.#db.relaxed(() =>
      this.#db.run('DELETE FROM sign_in_failures WHERE kind = :kind AND subject = :subject', { kind, subject }),
    );
  }

  #waitOf({ kind, subject }: AttemptSubject): number {
    const now = this.#clock.now();
    const found = this.#db.get(
      `SELECT count(*) AS count, max(at) AS newestAt FROM sign_in_failures
       WHERE kind = :kind AND subject = :subject AND at > :after`,
      { kind, subject, after: now - failureWindowsMs[kind] },
    );
    return waitBeforeSignIn(kind, { count: Number(found?.count), newestAt: Number(found?.newestAt ?? 0) }, now);
  }
}
