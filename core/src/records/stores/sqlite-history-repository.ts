import {
  generationSummarySchema,
  type GenerationRecord,
  type GenerationSummary,
  type GenerationVersion,
} from '../domain/generation-record.ts';
import { erasedName } from '../../people/users/domain/erased-user.ts';
import { withVersion } from '../domain/job-states.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import type { VersionChange, VersionOf } from '../ports/history-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { SqliteHistoryLists } from './sqlite-history-lists.ts';
import { SqliteRecords } from './sqlite-records.ts';

export class SqliteHistoryRepository extends SqliteHistoryLists {
  readonly #records: SqliteRecords;

  constructor(db: SqliteConnection) {
    super(db);
    this.#records = new SqliteRecords(db);
  }

  async findSummaryByContact(userId: string, hubspotId: string): Promise<GenerationSummary | null> {
    return this.#records.findSummaryByContact(userId, hubspotId);
  }

  async findByContact(userId: string, hubspotId: string): Promise<GenerationRecord | null> {
    return this.#completed(this.#records.findSummaryByContact(userId, hubspotId));
  }

  async findNewestByContact(hubspotId: string): Promise<GenerationRecord | null> {
    return this.#completed(this.#records.findNewestSummaryByContact(hubspotId));
  }

  async listOfContacts(hubspotIds: readonly string[]): Promise<readonly GenerationSummary[]> {
    return this.db.allDocs(
      generationSummarySchema,
      `SELECT doc FROM records WHERE hubspot_id IN (SELECT value FROM json_each(:ids))
       ORDER BY submitted_at DESC, id DESC`,
      { ids: JSON.stringify(hubspotIds) },
    );
  }

  async findGenerated({
    hubspotIds,
    department,
    sandbox,
    since,
  }: Parameters<SqliteHistoryLists['findGenerated']>[0]): Promise<ReadonlySet<string>> {
    const rows = this.db.all(
      `SELECT DISTINCT hubspot_id AS id FROM records
       WHERE hubspot_id IN (SELECT value FROM json_each(:ids)) AND EXISTS (
         SELECT 1 FROM json_each(doc, '$.versions') AS version
         WHERE version.value ->> '$.readyAt' >= :since AND version.value ->> '$.request.department' = :department
           AND coalesce(version.value ->> '$.sandbox.crm', 0) = :sandbox)`,
      { ids: JSON.stringify(hubspotIds), department, sandbox: sandbox ? 1 : 0, since },
    );
    return new Set(rows.map(({ id }) => String(id)));
  }

  async findById(id: string): Promise<GenerationRecord | null> {
    return this.#completed(this.#records.findSummary(id));
  }

  async delete(id: string): Promise<boolean> {
    return this.#records.delete(id);
  }

  async readSources(id: string, hashes: readonly string[]): Promise<readonly SourceBundle[]> {
    return this.#records.readSources(id, hashes);
  }

  protected async changeVersion<Answer>(
    { id, version, now }: VersionOf & { readonly now?: Timestamp },
    change: (stored: GenerationVersion | null, newest: number | undefined) => VersionChange<Answer>,
  ): Promise<Answer> {
    return this.db.transaction(() => {
      const record = this.#records.findSummary(id);
      const { answer, changed } = change(this.#records.findVersion(id, version), record?.versions[0]?.version);
      if (record !== null && changed !== undefined) {
        this.#records.updateVersion(id, changed);
        if (now !== undefined) this.#records.update(withVersion(record, changed, now), record);
      }
      return answer;
    });
  }

  async forgetApprover(userId: string): Promise<void> {
    const isOwn = `->> '$.approval.userId' = :userId`;
    const forgotten = (doc: string): string => `json_set(${doc}, '$.approval.name', :erasedName)`;
    this.db.transaction(() => {
      const parameters = { userId, erasedName };
      this.db.run(`UPDATE record_versions SET doc = ${forgotten('doc')} WHERE doc ${isOwn}`, parameters);
      this.db.run(
        `UPDATE records SET doc = json_set(doc, '$.versions', (
           SELECT json_group_array(json(iif(value ${isOwn}, ${forgotten('value')}, value))) FROM json_each(doc, '$.versions')
         ))
         WHERE EXISTS (SELECT 1 FROM json_each(doc, '$.versions') WHERE value ${isOwn})`,
        parameters,
      );
      this.db.run(
        `UPDATE record_versions SET doc = json_set(doc, '$.review.vouched', (
           SELECT json_group_array(json(iif(value ->> '$.userId' = :userId, json_set(value, '$.name', :erasedName), value)))
           FROM json_each(doc, '$.review.vouched')
         ))
         WHERE EXISTS (SELECT 1 FROM json_each(doc, '$.review.vouched') WHERE value ->> '$.userId' = :userId)`,
        parameters,
      );
    });
  }

  async countReadyEmails({ from, to }: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    return this.db.count(
      'SELECT coalesce(sum(emails), 0) AS n FROM record_versions WHERE ready_at >= :from AND ready_at < :to',
      {
        from: from ?? 0,
        to: to ?? Number.MAX_SAFE_INTEGER,
      },
    );
  }

  #completed(summary: GenerationSummary | null): GenerationRecord | null {
    return summary && this.#records.complete(summary);
  }
}
