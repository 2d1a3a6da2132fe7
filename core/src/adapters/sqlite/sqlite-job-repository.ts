import { generationSummarySchema } from '../../generation/domain/generation-record-schema.ts';
import { versionsKept } from '../../generation/domain/generation-record.ts';
import type {
  GenerationRecord,
  GenerationSummary,
  GenerationVersion,
  Job,
  JobError,
  JobStatus,
} from '../../generation/domain/generation-record.ts';
import type { SourceBundle } from '../../generation/domain/source-bundles.ts';
import { errorFact, readyFact } from '../../generation/domain/usage-facts.ts';
import type { Lease } from '../../generation/domain/lease.ts';
import { JobRepository } from '../../generation/ports/job-repository.ts';
import type { NewJob, ReadByWorker, Rescheduling } from '../../generation/ports/job-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Timestamp } from '../../shared/clock.ts';
import { insertUsageFact } from './insert-usage-fact.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { SqliteRecords, summaryOf } from './sqlite-records.ts';

const released = { leaseOwner: null, leaseUntil: null, waitReason: null } as const;

export class SqliteJobRepository extends JobRepository {
  readonly #db: SqliteConnection;
  readonly #records: SqliteRecords;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
    this.#records = new SqliteRecords(db);
  }

  submit(job: NewJob): Promise<GenerationSummary> {
    return this.#accept(job, fresh(job.now), 0);
  }

  submitClaimed(job: NewJob, lease: Lease): Promise<GenerationSummary> {
    return this.#accept(job, claimedBy(lease, fresh(job.now)), 1);
  }

  #accept(job: NewJob, state: ReturnType<typeof fresh>, claims: number): Promise<GenerationSummary> {
    return this.#db.together(() => {
      const known = this.#records.findSummaryByContact(job.userId, job.hubspotId);
      if (known && (known.job.status === 'pending' || known.job.status === 'processing')) {
        throw new AppError('generation_in_progress', 'A generation for this contact is already in progress.');
      }
      const summary: GenerationSummary = {
        id: known?.id ?? job.id,
        userId: job.userId,
        hubspotId: job.hubspotId,
        // A submit without a fetched contact knows nothing new of it.
        prospectUrl: job.prospectUrl || (known?.prospectUrl ?? ''),
        properties: Object.keys(job.properties).length > 0 ? job.properties : (known?.properties ?? {}),
        createdAt: known?.createdAt ?? job.now,
        updatedAt: job.now,
        job: {
          version: (known?.versions[0]?.version ?? 0) + 1,
          request: job.request,
          fence: (known?.job.fence ?? 0) + claims,
          ...state,
        },
        versions: known?.versions ?? [],
      };
      if (known) {
        this.#records.update(summary);
        this.#records.replaceInputs(summary.id, job.inputs);
      } else {
        this.#records.insert(summary, job.inputs);
      }
      return summary;
    });
  }

  async resubmit(id: string, now: Timestamp): Promise<GenerationSummary | null> {
    return this.#change(id, (record) =>
      record.job.status === 'error' ? { ...record, updatedAt: now, job: { ...record.job, ...fresh(now) } } : null,
    );
  }

  claim(id: string, lease: Lease): Promise<GenerationRecord | null> {
    return this.#claimWhere(
      `id = :id AND
       ((status = 'pending' AND available_at <= :now) OR (status = 'processing' AND lease_until <= :now))`,
      { id, ...lease },
    );
  }

  async claimNext(lease: Lease): Promise<GenerationRecord | null> {
    // Looking before taking the write lock: an idle worker keeps nobody from writing.
    if (this.#db.get(`SELECT ${nextInLine} AS id`, { now: lease.now })?.id === null) return null;
    return this.#claimWhere(`id = ${nextInLine}`, { ...lease });
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    return this.#db.relaxed(
      () =>
        this.#db.run(
          `UPDATE records SET doc = json_set(doc, '$.job.leaseUntil', CAST(:until AS INTEGER))
           WHERE id = :id AND status = 'processing' AND fence = :fence`,
          { id, fence, until },
        ) === 1,
    );
  }

  keepRead(id: string, fence: number, { inputs, properties }: ReadByWorker): Promise<boolean> {
    const keep = (record: GenerationSummary) => {
      this.#records.replaceInputs(id, inputs);
      return { ...record, properties };
    };
    return this.#changeClaimed(id, fence, keep, { relaxed: true });
  }

  async complete(
    id: string,
    fence: number,
    version: GenerationVersion,
    sources: readonly SourceBundle[] = [],
  ): Promise<boolean> {
    const completed = await this.#changeClaimed(id, fence, (record) => {
      const versions = [summaryOf(version), ...record.versions].slice(0, versionsKept);
      this.#records.insertVersion(id, version);
      insertUsageFact(this.#db, readyFact(record, version));
      this.#records.deleteVersionsBefore(id, versions.at(-1)?.version ?? version.version);
      this.#records.replaceSources(id, sources);
      return {
        ...record,
        prospectUrl: record.prospectUrl || version.prospectUrl,
        properties: version.properties,
        updatedAt: version.readyAt,
        versions,
        job: { ...record.job, ...released, status: 'ready', finishedAt: version.readyAt, error: null },
      };
    });
    return completed || this.#isCompletedBy(id, fence);
  }

  async reschedule(id: string, fence: number, to: Rescheduling): Promise<boolean> {
    return this.#changeClaimed(id, fence, (record) => ({
      ...record,
      updatedAt: to.now,
      job: {
        ...record.job,
        ...released,
        status: 'pending',
        availableAt: to.availableAt,
        publishedAt: null,
        waitReason: to.reason,
        attempts: Math.max(0, record.job.attempts - (to.refundAttempt ? 1 : 0)),
      },
    }));
  }

  async fail(id: string, fence: number, error: JobError, now: Timestamp): Promise<boolean> {
    return this.#changeClaimed(id, fence, (record) => {
      insertUsageFact(this.#db, errorFact(record, now));
      return ended(record, error, now);
    });
  }

  /** None is ever left: they are a part of the commit. */
  async fileLeftUsage(): Promise<number> {
    return 0;
  }

  async cancel(id: string, reason: JobError, now: Timestamp): Promise<boolean> {
    return this.#db.transaction(() => this.#cancelNow(id, reason, now));
  }

  async cancelAllOf(userId: string, reason: JobError, now: Timestamp): Promise<number> {
    return this.#db.transaction(() => {
      const pending = this.#db.all(`SELECT id FROM records WHERE user_id = :userId AND status = 'pending'`, { userId });
      for (const { id } of pending) this.#cancelNow(String(id), reason, now);
      return pending.length;
    });
  }

  async findDue(query: {
    readonly now: Timestamp;
    readonly republishBefore: Timestamp;
    readonly limit: number;
  }): Promise<readonly string[]> {
    const { now, republishBefore, limit } = query;
    const rows = this.#db.all(
      `SELECT id, submitted_at FROM records
         WHERE status = 'pending' AND available_at <= :now AND coalesce(published_at, -1) < :republishBefore
       UNION ALL
       SELECT id, submitted_at FROM records
         WHERE status = 'processing' AND lease_until <= :now
           AND (coalesce(published_at, -1) < lease_until OR published_at < :republishBefore)
       ORDER BY submitted_at, id LIMIT :limit`,
      { now, republishBefore, limit },
    );
    return rows.map((row) => String(row.id));
  }

  async wake({ department, reasons, now, limit }: Parameters<JobRepository['wake']>[0]): Promise<number> {
    return this.#db.together(() =>
      this.#db.run(
        `UPDATE records SET doc = json_set(doc,
           '$.job.availableAt', CAST(:now AS INTEGER),
           '$.job.waitReason', json('null'),
           '$.updatedAt', CAST(:now AS INTEGER))
         WHERE id IN (
           SELECT id FROM records INDEXED BY records_pending WHERE status = 'pending' AND available_at > :now
             AND doc ->> '$.job.request.department' = :department
             AND doc ->> '$.job.waitReason.code' IN (SELECT value FROM json_each(:reasons))
           LIMIT :limit)`,
        { department, reasons: JSON.stringify(reasons), now, limit },
      ),
    );
  }

  /** Walks the index of pending jobs in the order in which they may run, and ends at the limit. */
  async listWaiting({ now, limit }: { readonly now: Timestamp; readonly limit: number }): Promise<readonly string[]> {
    const rows = this.#db.all(
      `SELECT id FROM records INDEXED BY records_pending WHERE status = 'pending' AND available_at <= :now
       ORDER BY available_at, submitted_at, id LIMIT :limit`,
      { now, limit },
    );
    return rows.map((row) => String(row.id));
  }

  async countWaiting(now: Timestamp): Promise<number> {
    return this.#db.count(
      `SELECT count(*) AS n FROM records INDEXED BY records_pending WHERE status = 'pending' AND available_at <= :now`,
      { now },
    );
  }

  async markPublished(ids: readonly string[], now: Timestamp): Promise<void> {
    if (ids.length === 0) return;
    this.#db.relaxed(() =>
      this.#db.run(
        `UPDATE records SET doc = json_set(doc, '$.job.publishedAt', CAST(:now AS INTEGER))
         WHERE id IN (SELECT value FROM json_each(:ids)) AND status IN ('pending', 'processing')`,
        { ids: JSON.stringify(ids), now },
      ),
    );
  }

  async countByStatus(): Promise<Readonly<Record<JobStatus, number>>> {
    // Each of these is answered by a partial index, so the price does not grow with the records that are ready.
    const all = this.#db.count('SELECT count(*) AS n FROM records');
    const pending = this.#db.count("SELECT count(*) AS n FROM records WHERE status = 'pending'");
    const processing = this.#db.count("SELECT count(*) AS n FROM records WHERE status = 'processing'");
    const error = this.#db.count("SELECT count(*) AS n FROM records WHERE status = 'error'");
    return { pending, processing, error, ready: all - pending - processing - error };
  }

  async #claimWhere(
    condition: string,
    values: Readonly<Record<string, string | number>>,
  ): Promise<GenerationRecord | null> {
    // Losing the claim with the machine's power would lose the worker too, so nothing waits for the disk here.
    const summary = await this.#db.together(
      () =>
        this.#db.getDoc(
          generationSummarySchema,
          `UPDATE records SET doc = json_set(doc,
           '$.job.status', 'processing',
           '$.job.fence', fence + 1,
           '$.job.attempts', coalesce(doc ->> '$.job.attempts', 0) + 1,
           '$.job.startedAt', CAST(:now AS INTEGER),
           '$.job.leaseOwner', :owner,
           '$.job.leaseUntil', CAST(:until AS INTEGER),
           '$.updatedAt', CAST(:now AS INTEGER))
         WHERE ${condition}
         RETURNING doc`,
          values,
        ),
      { relaxed: true },
    );
    return summary && this.#records.complete(summary);
  }

  /** Reads, decides and writes as one; null when `next` declines. */
  #change(
    id: string,
    next: (record: GenerationSummary) => GenerationSummary | null,
    options?: { readonly relaxed: boolean },
  ): Promise<GenerationSummary | null> {
    return this.#db.together(() => {
      const record = this.#records.findSummary(id);
      const changed = record && next(record);
      if (changed) this.#records.update(changed);
      return changed;
    }, options);
  }

  async #changeClaimed(
    id: string,
    fence: number,
    next: (record: GenerationSummary) => GenerationSummary,
    options?: { readonly relaxed: boolean },
  ): Promise<boolean> {
    const changed = await this.#change(
      id,
      (record) => (record.job.status === 'processing' && record.job.fence === fence ? next(record) : null),
      options,
    );
    return changed !== null;
  }

  #isCompletedBy(id: string, fence: number): boolean {
    const job = this.#records.findSummary(id)?.job;
    return job?.status === 'ready' && job.fence === fence;
  }

  #cancelNow(id: string, reason: JobError, now: Timestamp): boolean {
    const record = this.#records.findSummary(id);
    if (record?.job.status !== 'pending') return false;
    if (record.versions.length === 0) return this.#records.delete(id);
    this.#records.update(ended(record, reason, now));
    return true;
  }
}

const nextInLine = `coalesce(
  (SELECT id FROM records WHERE status = 'processing' AND lease_until <= :now ORDER BY lease_until LIMIT 1),
  (SELECT id FROM records INDEXED BY records_pending WHERE status = 'pending' AND available_at <= :now
   ORDER BY available_at, submitted_at, id LIMIT 1))`;

/** The state every submit starts in. */
function fresh(now: Timestamp): Omit<Job, 'version' | 'request' | 'fence'> {
  return {
    status: 'pending',
    submittedAt: now,
    startedAt: null,
    finishedAt: null,
    availableAt: now,
    publishedAt: now,
    attempts: 0,
    error: null,
    ...released,
  };
}

function claimedBy({ owner, now, until }: Lease, state: ReturnType<typeof fresh>): ReturnType<typeof fresh> {
  return {
    ...state,
    status: 'processing',
    attempts: state.attempts + 1,
    startedAt: now,
    leaseOwner: owner,
    leaseUntil: until,
  };
}

function ended(record: GenerationSummary, error: JobError, now: Timestamp): GenerationSummary {
  return { ...record, updatedAt: now, job: { ...record.job, ...released, status: 'error', finishedAt: now, error } };
}
