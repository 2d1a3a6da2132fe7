import {
  generationSummarySchema,
  type GenerationRecord,
  type GenerationSummary,
  type GenerationVersion,
} from '../domain/generation-record.ts';
import { erasedName } from '../../people/users/domain/erased-user.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { versionSummary } from '../domain/job-states.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { SqliteHistoryLists } from './sqlite-history-lists.ts';
import { SqliteRecords } from './sqlite-records.ts';

type ClaimPush = HistoryRepository['claimPush'];
type EditEmail = HistoryRepository['editEmail'];
type SetVouched = HistoryRepository['setVouched'];

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
  }: Parameters<HistoryRepository['findGenerated']>[0]): Promise<ReadonlySet<string>> {
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

  async editEmail(edit: Parameters<EditEmail>[0]): ReturnType<EditEmail> {
    const { id, version, index, subject, body, basedOn, reviews, revisions: kept, now } = edit;
    return this.db.transaction(() => {
      const newest = this.#records.findSummary(id)?.versions[0];
      if (newest !== undefined && newest.version !== version) return 'superseded';
      const stored = this.#records.findVersion(id, version);
      const replaced = stored?.answer.emails[index];
      if (!stored || !replaced) return 'missing';
      if (!haveTexts(stored.answer.emails, basedOn)) return 'changed';
      const emails = stored.answer.emails.with(index, { ...replaced, subject, body });
      const originals = { [index]: { subject: replaced.subject, body: replaced.body }, ...stored.originals };
      const revisions = { ...stored.revisions, [index]: kept };
      const review = stored.review && { ...stored.review, emails: reviews ?? stored.review.emails };
      const answer = { ...stored.answer, emails };
      this.#updateVersion(id, { ...stored, answer, originals, revisions, review, approval: null }, now);
      return 'saved';
    });
  }

  async setSendDay(input: Parameters<HistoryRepository['setSendDay']>[0]): Promise<boolean> {
    const { id, version, index, sendAfterDays, basedOn, now } = input;
    return this.db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored || this.#records.findSummary(id)?.versions[0]?.version !== version) return false;
      const { emails } = stored.answer;
      const email = emails[index];
      const isSame = emails.length === basedOn.length && emails.every((one, at) => one.send_after_days === basedOn[at]);
      if (email === undefined || !isSame) return false;
      const changed = emails.with(index, { ...email, send_after_days: sendAfterDays });
      this.#updateVersion(id, { ...stored, answer: { ...stored.answer, emails: changed } }, now);
      return true;
    });
  }

  async setApproval({
    id,
    version,
    basedOn,
    approval,
    now,
  }: Parameters<HistoryRepository['setApproval']>[0]): Promise<boolean> {
    return this.db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored || this.#records.findSummary(id)?.versions[0]?.version !== version) return false;
      if (!haveTexts(stored.answer.emails, basedOn)) return false;
      this.#updateVersion(id, { ...stored, approval }, now);
      return true;
    });
  }

  async setVouched(input: Parameters<SetVouched>[0]): ReturnType<SetVouched> {
    const { id, version, vouched, reviews, basedOn, now } = input;
    return this.db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored?.review) return 'missing';
      const isSame = JSON.stringify(stored.review.vouched) === JSON.stringify(basedOn.vouched);
      if (!isSame || !haveTexts(stored.answer.emails, basedOn.emails)) return 'changed';
      this.#updateVersion(id, { ...stored, review: { ...stored.review, vouched, emails: reviews } }, now);
      return 'saved';
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

  async claimPush({ id, version, now, staleBefore }: Parameters<ClaimPush>[0]): ReturnType<ClaimPush> {
    return this.db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored) return { outcome: 'missing' };
      const { noteId, claimedAt } = stored.push;
      if (noteId !== null) return { outcome: 'pushed', noteId };
      if (claimedAt !== null && claimedAt >= staleBefore) return { outcome: 'busy' };
      this.#records.updateVersion(id, { ...stored, push: { ...stored.push, claimedAt: now } });
      return { outcome: 'claimed' };
    });
  }

  async finishPush(id: string, version: number, noteId: string, now: Timestamp): Promise<void> {
    this.db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored || stored.push.noteId !== null) return;
      this.#updateVersion(id, { ...stored, push: { ...stored.push, noteId, pushedAt: now } }, now);
    });
  }

  async releasePush(id: string, version: number): Promise<void> {
    this.db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored || stored.push.noteId !== null) return;
      this.#records.updateVersion(id, { ...stored, push: { ...stored.push, claimedAt: 0 } });
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

  /** Updates the version's entry in the record's list of versions. */
  #updateVersion(id: string, version: GenerationVersion, now: Timestamp): void {
    this.#records.updateVersion(id, version);
    const record = this.#records.findSummary(id);
    if (!record) return;
    const versions = record.versions.map((known) =>
      known.version === version.version ? versionSummary(version) : known,
    );
    this.#records.update({ ...record, versions, updatedAt: now }, record);
  }
}

function haveTexts(emails: readonly EmailTexts[], texts: readonly EmailTexts[]): boolean {
  return (
    emails.length === texts.length &&
    emails.every(({ subject, body }, index) => subject === texts[index]?.subject && body === texts[index]?.body)
  );
}
