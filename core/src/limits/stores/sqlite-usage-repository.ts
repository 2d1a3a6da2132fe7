import { setImmediate } from 'node:timers/promises';
import { usageFactSchema, type UsageFact } from '../domain/usage-fact.ts';
import { usageSumSchema, type UsageSum } from '../domain/usage-sum.ts';
import { UsageRepository, type UsageDays, type UsageQuery } from '../ports/usage-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { dayMs } from '../../platform/requested-days.ts';
import { insertUsageFact } from './insert-usage-fact.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

/** How many facts are read before other requests get a turn. */
const batch = 1_000;

const columns = `id, kind, at, user_id AS userId, department, ai_model AS aiModel, outcome, input_tokens AS inputTokens,
  output_tokens AS outputTokens, cost_usd AS costUsd, ms_to_ready AS msToReady, prompt_id AS promptId,
  prompt_version AS promptVersion, job_id AS jobId, counted_usd AS countedUsd`;

export class SqliteUsageRepository extends UsageRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async add(fact: UsageFact): Promise<void> {
    await this.#db.together(() => insertUsageFact(this.#db, fact), { relaxed: true });
  }

  async countByVersion(promptId: string): Promise<ReadonlyMap<number, number>> {
    const rows = this.#db.all(
      `SELECT prompt_version AS version, count(*) AS n FROM usage_facts
       WHERE prompt_id = :promptId AND outcome = 'ready' GROUP BY prompt_version`,
      { promptId },
    );
    return new Map(rows.map(({ version, n }) => [Number(version), Number(n)]));
  }

  async countSince(promptIds: readonly string[], since: Timestamp): Promise<ReadonlyMap<string, number>> {
    const rows = this.#db.all(
      `SELECT prompt_id AS id, count(*) AS n FROM usage_facts
       WHERE prompt_id IN (SELECT value FROM json_each(:ids)) AND at >= :since AND outcome = 'ready' GROUP BY prompt_id`,
      { ids: JSON.stringify(promptIds), since },
    );
    return new Map(rows.map(({ id, n }) => [String(id), Number(n)]));
  }

  async callsFor(jobId: string, since: Timestamp): Promise<readonly UsageFact[]> {
    const rows = this.#db.all(
      `SELECT ${columns} FROM usage_facts WHERE job_id = :jobId AND at >= :since LIMIT ${batch}`,
      { jobId, since },
    );
    return rows.map((row) => usageFactSchema.parse(row));
  }

  async *read({ from, to }: UsageQuery): AsyncGenerator<UsageFact> {
    let after = { at: from, row: 0 };
    for (;;) {
      const rows = this.#db.all(
        `SELECT rowid AS row, ${columns} FROM usage_facts
         WHERE (at, rowid) > (:at, :row) AND at < :to
         ORDER BY at, rowid LIMIT :batch`,
        { ...after, to, batch },
      );
      for (const row of rows) yield usageFactSchema.parse(row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < batch) return;
      after = { at: Number(last.at), row: Number(last.row) };
      await setImmediate();
    }
  }

  /** Adds up one day at a time, in the order of an index that has all that is read. */
  async *sums({ from, to, department }: UsageDays): AsyncGenerator<UsageSum> {
    for (let day = from; day < to; day += 1) {
      const sums = this.#db.all(
        `SELECT department, ai_model AS aiModel, kind, outcome, user_id AS userId, count(*) AS facts,
           sum(input_tokens) AS inputTokens, sum(output_tokens) AS outputTokens,
           total(cost_usd) AS costUsd, count(*) - count(cost_usd) AS unpriced,
           json_group_array(ms_to_ready) FILTER (WHERE ms_to_ready IS NOT NULL) AS msToReady
         FROM usage_facts
         WHERE at / ${dayMs} = :day AND (:department IS NULL OR department = :department)
         GROUP BY department, ai_model, kind, outcome, user_id`,
        { day, department: department ?? null },
      );
      for (const sum of sums) yield usageSumSchema.parse({ ...sum, day, msToReady: JSON.parse(String(sum.msToReady)) });
      await setImmediate();
    }
  }
}
