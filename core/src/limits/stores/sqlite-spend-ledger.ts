import type { Timestamp } from '../../platform/clock.ts';
import type { AccountState, SpendAccount } from '../domain/spend-account.ts';
import { SpendLedger, type Hold } from '../ports/spend-ledger.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

export class SqliteSpendLedger extends SpendLedger {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async hold({ id, usd, until }: Hold, accounts: readonly SpendAccount[]): Promise<string | null> {
    return this.#db.together(
      () => {
        const full = accounts.find(({ key, maxUsd }) => maxUsd !== null && this.#usedUsd(key) + usd > maxUsd);
        if (full !== undefined) return full.key;
        for (const account of accounts) {
          this.#add(account, 0);
          this.#db.run('INSERT INTO spend_holds (account, id, usd, until) VALUES (:key, :id, :usd, :until)', {
            key: account.key,
            id,
            usd,
            until,
          });
        }
        return null;
      },
      { relaxed: true },
    );
  }

  async settle(id: string, usd: number, accounts: readonly SpendAccount[]): Promise<void> {
    await this.#db.together(
      () => {
        for (const account of accounts) {
          this.#db.run('DELETE FROM spend_holds WHERE account = :key AND id = :id', { key: account.key, id });
          this.#add(account, usd);
        }
      },
      { relaxed: true },
    );
  }

  async read(keys: readonly string[], now: Timestamp): Promise<ReadonlyMap<string, AccountState>> {
    const rows = this.#db.all(
      `SELECT key,
         spent_usd + coalesce((SELECT sum(usd) FROM spend_holds WHERE account = key AND until <= :now), 0) AS spent,
         coalesce((SELECT sum(usd) FROM spend_holds WHERE account = key AND until > :now), 0) AS held
       FROM spend_accounts WHERE key IN (SELECT value FROM json_each(:keys))`,
      { keys: JSON.stringify(keys), now },
    );
    return new Map(
      rows.map(({ key, spent, held }) => [String(key), { spentUsd: Number(spent), heldUsd: Number(held) }]),
    );
  }

  async largest(beginning: string, end: string, limit: number): Promise<readonly string[]> {
    const rows = this.#db.all(
      `SELECT key FROM spend_accounts
       WHERE substr(key, 1, length(:beginning)) = :beginning AND substr(key, -length(:end)) = :end AND spent_usd > 0
       ORDER BY spent_usd DESC, key LIMIT :limit`,
      { beginning, end, limit },
    );
    return rows.map(({ key }) => String(key));
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM spend_accounts WHERE ends_at < :now', { now });
  }

  #usedUsd(key: string): number {
    const row = this.#db.get(
      `SELECT spent_usd + coalesce((SELECT sum(usd) FROM spend_holds WHERE account = key), 0) AS used
       FROM spend_accounts WHERE key = :key`,
      { key },
    );
    return Number(row?.used ?? 0);
  }

  #add({ key, endsAt }: SpendAccount, usd: number): void {
    this.#db.run(
      `INSERT INTO spend_accounts (key, spent_usd, ends_at) VALUES (:key, :usd, :endsAt)
       ON CONFLICT DO UPDATE SET spent_usd = spent_usd + :usd`,
      { key, usd, endsAt },
    );
  }
}
