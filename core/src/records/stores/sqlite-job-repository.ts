import * as states from '../domain/job-states.ts';
import type { GenerationRecord, GenerationSummary, GenerationVersion, JobError } from '../domain/generation-record.ts';
import { ZodError } from 'zod';
import type { Change, Rescheduling } from '../domain/job-states.ts';
import type { Lease } from '../domain/lease.ts';
import type { NewJob } from '../domain/new-job.ts';
import { turnOfClaimed } from '../domain/turns.ts';
import { errorFact, readyFact } from '../domain/usage-facts.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import type { JobRepository, ReadByWorker } from '../ports/job-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { insertUsageFact } from '../../limits/stores/insert-usage-fact.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { SqliteJobQueries } from './sqlite-job-queries.ts';
import { SqliteRecords } from './sqlite-records.ts';

interface ChangeOptions {
  /** Further writes of the same transaction. */
  readonly also?: (before: GenerationSummary, after: GenerationSummary) => void;
  /** Does not wait for the disk, because a loss of power that loses the change ends the worker too. */
  readonly relaxed?: boolean;
}

/**
 * Stores jobs in SQLite. A change reads the record, applies a rule of the domain, and writes the result in one
 * transaction.
 */
export class SqliteJobRepository extends SqliteJobQueries {
  readonly #records: SqliteRecords;

  constructor(db: SqliteConnection) {
    super(db);
    this.#records = new SqliteRecords(db);
  }

  submit(job: NewJob): Promise<GenerationSummary> {
    return this.#accept(job, (record) => record, { turn: () => this.turnFor(job.userId, job.now) });
  }

  submitClaimed(job: NewJob, lease: Lease): Promise<GenerationSummary> {
    return this.#accept(job, (record) => states.started(record, lease), {
      relaxed: true,
      turn: () => turnOfClaimed(job),
    });
  }

  resubmit(id: string, now: Timestamp): Promise<GenerationSummary | null> {
    return this.#change(id, (record) => states.resubmitted(record, now, this.turnFor(record.userId, now)));
  }

  async claim(id: string, lease: Lease): Promise<GenerationRecord | null> {
    const summary = await this.db.together(() => this.#claimNow(id, lease), { relaxed: true });
    return summary && this.#records.complete(summary);
  }

  async claimNext(lease: Lease): Promise<GenerationRecord | null> {
    // Checked before the write lock is taken, so that an idle worker blocks no writes.
    if (this.next(lease.now) === null) return null;
    let id: string | null = null;
    const claim = (): GenerationSummary | null => {
      id = this.next(lease.now);
      return id === null ? null : this.#claimNow(id, lease);
    };
    try {
      const summary = await this.db.together(claim, { relaxed: true });
      return summary && this.#records.complete(summary);
    } catch (error) {
      if (error instanceof ZodError && id !== null) this.setAside(id, lease.until);
      throw error;
    }
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    return (await this.#change(id, (record) => states.renewed(record, fence, until), { relaxed: true })) !== null;
  }

  async keepRead(id: string, fence: number, { inputs, properties }: ReadByWorker): Promise<boolean> {
    const owner = inputs.snapshot?.contact.owner ?? null;
    const after = await this.#change(id, (record) => states.contactRead(record, fence, { properties, owner }), {
      also: () => this.#records.replaceInputs(id, inputs),
      relaxed: true,
    });
    return after !== null;
  }

  keepPartial(...[id, fence, partial]: Parameters<JobRepository['keepPartial']>): Promise<boolean> {
    return this.db.together(() => this.#records.replacePartial(id, fence, partial), { relaxed: true });
  }

  async complete(
    id: string,
    fence: number,
    version: GenerationVersion,
    sources: readonly SourceBundle[] = [],
  ): Promise<boolean> {
    const after = await this.#change(id, (record) => states.completed(record, fence, version), {
      also: (record, { versions }) => {
        this.#records.insertVersion(id, version);
        this.#records.deleteVersionsBefore(id, versions.at(-1)?.version ?? version.version);
        this.#records.replaceSources(id, sources);
        insertUsageFact(this.db, readyFact(record, version));
      },
    });
    if (after !== null) return true;
    const record = this.#records.findSummary(id);
    return record !== null && states.isCompletedBy(record, fence);
  }

  async reschedule(id: string, fence: number, to: Rescheduling): Promise<boolean> {
    return (await this.#change(id, (record) => states.rescheduled(record, fence, to))) !== null;
  }

  async fail(id: string, fence: number, error: JobError, now: Timestamp): Promise<boolean> {
    const after = await this.#change(id, (record) => states.failed(record, fence, error, now), {
      also: (record) => insertUsageFact(this.db, errorFact(record, now)),
    });
    return after !== null;
  }

  /** Always 0, because facts are part of the commit. */
  async fileLeftUsage(): Promise<number> {
    return 0;
  }

  cancel(id: string, reason: JobError, now: Timestamp): Promise<boolean> {
    return this.db.together(() => this.#cancelNow(id, reason, now));
  }

  cancelAllOf(userId: string, reason: JobError, now: Timestamp): Promise<number> {
    return this.db.together(() => this.pendingOf(userId).filter((id) => this.#cancelNow(id, reason, now)).length);
  }

  wake(query: Parameters<JobRepository['wake']>[0]): Promise<number> {
    return this.db.together(
      () =>
        this.asleep(query).filter((id) => this.#changeNow(id, (record) => states.woken(record, query.now)) !== null)
          .length,
    );
  }

  #accept(
    job: NewJob,
    then: (record: GenerationSummary) => GenerationSummary,
    { relaxed, turn }: Pick<ChangeOptions, 'relaxed'> & { readonly turn: () => number },
  ): Promise<GenerationSummary> {
    const accept = (): GenerationSummary => {
      const known = this.#records.findSummaryByContact(job.userId, job.hubspotId);
      const record = then(states.submitted(known, job, turn()));
      if (known) {
        this.#records.update(record, known);
        this.#records.replaceInputs(record.id, job.inputs);
      } else {
        this.#records.insert(record, job.inputs);
      }
      return record;
    };
    return this.db.together(accept, { relaxed });
  }

  #change(id: string, change: Change, { also, relaxed }: ChangeOptions = {}): Promise<GenerationSummary | null> {
    return this.db.together(() => this.#changeNow(id, change, also), { relaxed });
  }

  #changeNow(id: string, change: Change, also?: ChangeOptions['also']): GenerationSummary | null {
    const before = this.#records.findSummary(id);
    const after = before && change(before);
    if (before === null || after === null) return null;
    also?.(before, after);
    this.#records.update(after, before);
    return after;
  }

  #claimNow(id: string, lease: Lease): GenerationSummary | null {
    const claimed = this.#changeNow(id, (record) => states.claimed(record, lease));
    if (claimed !== null) this.reach(claimed.job.turn);
    return claimed;
  }

  #cancelNow(id: string, reason: JobError, now: Timestamp): boolean {
    const before = this.#records.findSummary(id);
    const after = before && states.cancelled(before, reason, now);
    if (before === null || after === null) return false;
    if (after === 'removed') this.#records.delete(id);
    else this.#records.update(after, before);
    return true;
  }
}
