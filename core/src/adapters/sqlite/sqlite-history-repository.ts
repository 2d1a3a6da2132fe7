import { generationSummarySchema } from '../../generation/domain/generation-record-schema.ts';
import type { GenerationRecord, GenerationSummary, GenerationVersion } from '../../generation/domain/generation-record.ts';
import { searchTerm } from '../../history/domain/search-text.ts';
import { HistoryRepository } from '../../history/ports/history-repository.ts';
import type { HistoryFilter } from '../../history/ports/history-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { SqliteConnection, SqlParameters } from './sqlite-connection.ts';
import { SqliteRecords, summaryOf } from './sqlite-records.ts';

type ClaimPush = HistoryRepository['claimPush'];
type EditEmail = HistoryRepository['editEmail'];

export class SqliteHistoryRepository extends HistoryRepository {
  readonly #db: SqliteConnection;
  readonly #records: SqliteRecords;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
    this.#records = new SqliteRecords(db);
  }

  async list({ userId, status, search = '' }: HistoryFilter, page: PageRequest): Promise<Page<GenerationSummary>> {
    const term = searchTerm(search);
    const parameters: SqlParameters = { userId };
    if (status !== undefined) parameters.status = status;
    const byStatus = status === undefined ? '' : 'AND status = :status';
    if (term === '') {
      const total = this.#db.count(
        `SELECT sum(n) AS n FROM record_counts WHERE user_id = :userId ${byStatus}`,
        parameters,
      );
      return { items: this.#page(`user_id = :userId ${byStatus}`, parameters, page, total), total };
    }
    const matching = `user_id = :userId ${byStatus} AND instr(search, :term) > 0`;
    parameters.term = term;
    const total = this.#db.count(`SELECT count(*) AS n FROM records WHERE ${matching}`, parameters);
    return { items: this.#page(matching, parameters, page, total), total };
  }

  async findByContact(userId: string, hubspotId: string): Promise<GenerationRecord | null> {
    return this.#completed(this.#records.findSummaryByContact(userId, hubspotId));
  }

  async findNewestByContact(hubspotId: string): Promise<GenerationRecord | null> {
    return this.#completed(this.#records.findNewestSummaryByContact(hubspotId));
  }

  async findById(id: string): Promise<GenerationRecord | null> {
    return this.#completed(this.#records.findSummary(id));
  }

  async delete(id: string): Promise<boolean> {
    return this.#records.delete(id);
  }

  async editEmail({ id, version, index, subject, body, now }: Parameters<EditEmail>[0]): Promise<boolean> {
    return this.#db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      const replaced = stored?.answer.emails[index];
      if (!stored || !replaced) return false;
      const emails = stored.answer.emails.with(index, { subject, body });
      const originals = { [index]: { subject: replaced.subject, body: replaced.body }, ...stored.originals };
      this.#updateVersion(id, { ...stored, answer: { ...stored.answer, emails }, originals }, now);
      return true;
    });
  }

  async claimPush({ id, version, now, staleBefore }: Parameters<ClaimPush>[0]): ReturnType<ClaimPush> {
    return this.#db.transaction(() => {
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
    this.#db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored || stored.push.noteId !== null) return;
      this.#updateVersion(id, { ...stored, push: { ...stored.push, noteId, pushedAt: now } }, now);
    });
  }

  async releasePush(id: string, version: number): Promise<void> {
    this.#db.transaction(() => {
      const stored = this.#records.findVersion(id, version);
      if (!stored || stored.push.noteId !== null) return;
      this.#records.updateVersion(id, { ...stored, push: { ...stored.push, claimedAt: 0 } });
    });
  }

  async countReadyVersions({ from, to }: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    return this.#db.count(
      'SELECT count(*) AS n FROM record_versions WHERE ready_at >= :from AND ready_at < :to',
      { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER },
    );
  }

  /**
   * Walks the narrow index to the page from the nearer end, and only then reads documents: a page's cost does not grow
   * with what a record holds, and the last page costs what the first does.
   */
  #page(where: string, parameters: SqlParameters, { page, limit }: PageRequest, total: number): GenerationSummary[] {
    const first = (page - 1) * limit;
    const length = Math.min(limit, total - first);
    if (length <= 0) return [];
    const fromEnd = first > total / 2;
    const direction = fromEnd ? 'ASC' : 'DESC';
    return this.#db.allDocs(
      generationSummarySchema,
      `WITH page AS MATERIALIZED (
         SELECT rowid AS row FROM records WHERE ${where}
         ORDER BY submitted_at ${direction}, id ${direction} LIMIT :length OFFSET :offset
       )
       SELECT doc FROM page JOIN records ON records.rowid = page.row ORDER BY submitted_at DESC, id DESC`,
      { ...parameters, length, offset: fromEnd ? total - first - length : first },
    );
  }

  #completed(summary: GenerationSummary | null): GenerationRecord | null {
    return summary && this.#records.complete(summary);
  }

  /** Keeps the version's entry in the record's list in step. */
  #updateVersion(id: string, version: GenerationVersion, now: Timestamp): void {
    this.#records.updateVersion(id, version);
    const record = this.#records.findSummary(id);
    if (!record) return;
    const versions = record.versions.map((known) => (known.version === version.version ? summaryOf(version) : known));
    this.#records.update({ ...record, versions, updatedAt: now });
  }
}
