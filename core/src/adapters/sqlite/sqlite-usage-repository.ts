import { departmentKeys, usageKinds } from '../../contract/index.ts';
import type { UsageFact } from '../../generation/domain/usage-fact.ts';
import { UsageRepository, type UsageQuery } from '../../generation/ports/usage-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import { insertUsageFact } from './insert-usage-fact.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** How many rows are read before other requests get a turn. */
const batch = 1_000;

/* Plain checks instead of schemas, because one answer reads a hundred thousand rows. */
function departmentOf(text: unknown): UsageFact['department'] {
  const known = departmentKeys.find((key) => key === text);
  if (known === undefined) throw new Error(`A usage fact has the unknown domain ${String(text)}.`);
  return known;
}

function kindOf(text: unknown): UsageFact['kind'] {
  const known = usageKinds.find((kind) => kind === text);
  if (known === undefined) throw new Error(`A usage fact has the unknown kind ${String(text)}.`);
  return known;
}

function outcomeOf(text: unknown): UsageFact['outcome'] {
  return text === 'ready' || text === 'wasted' ? text : 'error';
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

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

  async *read({ from, to, department }: UsageQuery): AsyncGenerator<UsageFact> {
    let after = { at: from, row: 0 };
    for (;;) {
      const rows = this.#db.all(
        `SELECT rowid AS row, * FROM usage_facts
         WHERE (at, rowid) > (:at, :row) AND at < :to AND (:department IS NULL OR department = :department)
         ORDER BY at, rowid LIMIT :batch`,
        { ...after, to, department: department ?? null, batch },
      );
      for (const row of rows) yield toFact(row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < batch) return;
      after = { at: Number(last.at), row: Number(last.row) };
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

function toFact(row: Record<string, unknown>): UsageFact {
  return {
    id: String(row.id),
    kind: kindOf(row.kind),
    at: Number(row.at),
    userId: textOrNull(row.user_id),
    department: departmentOf(row.department),
    aiModel: String(row.ai_model),
    outcome: outcomeOf(row.outcome),
    inputTokens: Number(row.input_tokens),
    outputTokens: Number(row.output_tokens),
    costUsd: numberOrNull(row.cost_usd),
    msToReady: numberOrNull(row.ms_to_ready),
    promptId: typeof row.prompt_id === 'string' ? row.prompt_id : null,
    promptVersion: numberOrNull(row.prompt_version),
  };
}
