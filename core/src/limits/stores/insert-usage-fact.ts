import type { UsageFact } from '../domain/usage-fact.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

/** Adds a fact within the caller's transaction, unless there is one with its id. */
export function insertUsageFact(db: SqliteConnection, fact: UsageFact): void {
  db.run(
    `INSERT INTO usage_facts VALUES (:id, :kind, :at, :userId, :department, :aiModel, :outcome, :inputTokens, :outputTokens,
       :costUsd, :msToReady, :promptId, :promptVersion, :jobId, :countedUsd)
     ON CONFLICT DO NOTHING`,
    { ...fact },
  );
}
