import {
  failureLimits,
  failureWindowMs,
  networkOf,
  tooManyAttempts,
  waitBeforeSignIn,
  type FailureKind,
} from '../../auth/domain/sign-in-limits.ts';
import { SignInThrottle, type SignInAttempt } from '../../auth/ports/sign-in-throttle.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

interface Counted {
  readonly row: number;
  readonly kind: FailureKind;
  readonly subject: string;
  readonly at: number;
}

/**
 * A sliding window of failures in the store, so that every process counts the same. The limiter libraries ask for
 * drivers other than `node:sqlite` or count inside one process.
 */
export class SqliteSignInThrottle extends SignInThrottle {
  readonly #db: SqliteConnection;
  readonly #clock: Clock;

  constructor(db: SqliteConnection, clock: Clock) {
    super();
    this.#db = db;
    this.#clock = clock;
  }

  async begin(email: string, from: string): Promise<SignInAttempt> {
    const address = networkOf(from);
    // Whoever has to wait does not make writers wait.
    this.#assertAllowed(email, address);
    const at = this.#clock.now();
    const [account, network] = this.#db.relaxed(() =>
      this.#db.transaction(() => {
        this.#db.run('DELETE FROM sign_in_failures WHERE at <= :before', { before: at - failureWindowMs });
        this.#assertAllowed(email, address);
        return [this.#add('account', email, at), this.#add('address', address, at)] as const;
      }),
    );
    return {
      succeeded: async () => {
        this.#remove(network);
        await this.forget(email);
      },
      abandoned: async () => {
        this.#remove(account);
        this.#remove(network);
      },
    };
  }

  async forget(email: string): Promise<void> {
    this.#db.relaxed(() =>
      this.#db.run(`DELETE FROM sign_in_failures WHERE kind = 'account' AND subject = :email`, { email }),
    );
  }

  #assertAllowed(email: string, address: string): void {
    const waitMs = Math.max(this.#waitOf('account', email), this.#waitOf('address', address));
    if (waitMs > 0) throw tooManyAttempts(waitMs);
  }

  #add(kind: FailureKind, subject: string, at: number): Counted {
    const row = this.#db.get(
      'INSERT INTO sign_in_failures (kind, subject, at) VALUES (:kind, :subject, :at) RETURNING rowid AS row',
      { kind, subject, at },
    );
    return { row: Number(row?.row), kind, subject, at };
  }

  /** By everything that is known of it: a success may have removed it, and another attempt taken its row. */
  #remove(counted: Counted): void {
    this.#db.relaxed(() =>
      this.#db.run(
        'DELETE FROM sign_in_failures WHERE rowid = :row AND kind = :kind AND subject = :subject AND at = :at',
        { ...counted },
      ),
    );
  }

  #waitOf(kind: FailureKind, subject: string): number {
    const now = this.#clock.now();
    const newestFirst = this.#db.all(
      `SELECT at FROM sign_in_failures WHERE kind = :kind AND subject = :subject AND at > :after
       ORDER BY at DESC LIMIT :limit`,
      { kind, subject, after: now - failureWindowMs, limit: failureLimits[kind] },
    );
    return waitBeforeSignIn(kind, newestFirst.map(({ at }) => Number(at)).reverse(), now);
  }
}
