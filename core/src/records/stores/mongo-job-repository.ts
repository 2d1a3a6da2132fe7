import pLimit from 'p-limit';
import * as states from '../domain/job-states.ts';
import type { Document } from 'mongodb';
import type { GenerationRecord, GenerationSummary, GenerationVersion, JobError } from '../domain/generation-record.ts';
import type { Change, Rescheduling } from '../domain/job-states.ts';
import type { Lease } from '../domain/lease.ts';
import type { NewJob } from '../domain/new-job.ts';
import { turnOfClaimed } from '../domain/turns.ts';
import type { UsageFact } from '../../limits/domain/usage-fact.ts';
import { errorFact, readyFact } from '../domain/usage-facts.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import type { JobRepository, ReadByWorker } from '../ports/job-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { UserTurns } from '../../platform/user-turns.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { MongoJobQueries } from './mongo-job-queries.ts';
import { MongoJobRecords } from './mongo-job-records.ts';
import { MongoRecordSources } from './mongo-record-sources.ts';
import { pushingVersion } from './mongo-records.ts';
import { pack } from '../../platform/mongo/pack.ts';
import { ReadyVersionCounts } from './ready-version-counts.ts';
import { UsageInRecords } from '../../limits/stores/usage-in-records.ts';

/** How many jobs are changed at once, so that connections are left for others. */
const maxChangesAtOnce = 16;

/**
 * Stores jobs in MongoDB. A change reads the record, applies a rule of the domain, and writes the result on the
 * condition that the job is still as it was read. Only `claimNext` finds and claims in one write, because many workers
 * want the same job.
 */
export class MongoJobRepository extends MongoJobQueries {
  readonly #records: MongoJobRecords;
  readonly #readyVersions: ReadyVersionCounts;
  readonly #usage: UsageInRecords;
  readonly #sources: MongoRecordSources;
  readonly #submits = new UserTurns({ maxAtOnceOfUser: 1 });

  constructor(collections: Collections) {
    super(collections);
    this.#records = new MongoJobRecords(collections);
    this.#readyVersions = new ReadyVersionCounts(collections);
    this.#usage = new UsageInRecords(collections);
    this.#sources = new MongoRecordSources(collections);
  }

  async submit(job: NewJob): Promise<GenerationSummary> {
    const inputs = await pack(job.inputs);
    return this.#inLine(job.userId, job.now, (turn) =>
      this.#records.put(job, inputs, (known) => states.submitted(known, job, turn)),
    );
  }

  async submitClaimed(job: NewJob, lease: Lease): Promise<GenerationSummary> {
    return this.#records.put(job, await pack(job.inputs), (known) =>
      states.started(states.submitted(known, job, turnOfClaimed(job)), lease),
    );
  }

  async resubmit(id: string, now: Timestamp): Promise<GenerationSummary | null> {
    const record = await this.#records.find(id);
    return (
      record &&
      this.#inLine(record.userId, now, (turn) =>
        this.#records.change(id, (current) => states.resubmitted(current, now, turn)),
      )
    );
  }

  async claim(id: string, lease: Lease): Promise<GenerationRecord | null> {
    const record = await this.#records.find(id);
    return this.#reached(record && (await this.#records.claim(record, lease)));
  }

  async claimNext(lease: Lease): Promise<GenerationRecord | null> {
    for (const line of await this.linesToClaim(lease.now)) {
      const taken = await this.#records.claimFirst(line, lease);
      if (taken !== null) return this.#reached(taken);
    }
    return null;
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    const renew: Change = (record) => states.renewed(record, fence, until);
    return (await this.#records.change(id, renew, { relaxed: true })) !== null;
  }

  async keepRead(id: string, fence: number, { inputs, properties }: ReadByWorker): Promise<boolean> {
    const owner = inputs.snapshot?.contact.owner ?? null;
    const read: Change = (record) => states.contactRead(record, fence, { properties, owner });
    const also = { $set: { inputs: await pack(inputs) } };
    return (await this.#records.change(id, read, { also: () => also, relaxed: true })) !== null;
  }

  keepPartial(...[id, fence, partial]: Parameters<JobRepository['keepPartial']>): Promise<boolean> {
    return this.#records.replacePartial(id, fence, partial);
  }

  async complete(
    id: string,
    fence: number,
    version: GenerationVersion,
    sources: readonly SourceBundle[] = [],
  ): Promise<boolean> {
    const [counted] = await Promise.all([
      this.#readyVersions.count(id, fence, version),
      this.#sources.add(id, version.version, sources),
    ]);
    const isCompletedNow = await this.#end(
      id,
      (record) => states.completed(record, fence, version),
      (record) => readyFact(record, version),
      pushingVersion(version),
    );
    const stored = isCompletedNow ? null : await this.#records.find(id);
    const isCompleted = isCompletedNow || (stored !== null && states.isCompletedBy(stored, fence));
    await Promise.all([
      this.#sources.tidy(id, isCompleted ? version.version : 0),
      this.#readyVersions.settle(counted, { isCompleted }),
    ]);
    return isCompleted;
  }

  async reschedule(id: string, fence: number, to: Rescheduling): Promise<boolean> {
    return (await this.#records.change(id, (record) => states.rescheduled(record, fence, to))) !== null;
  }

  fail(id: string, fence: number, error: JobError, now: Timestamp): Promise<boolean> {
    return this.#end(
      id,
      (record) => states.failed(record, fence, error, now),
      (record) => errorFact(record, now),
    );
  }

  fileLeftUsage(limit: number): Promise<number> {
    return this.#usage.fileAll({}, limit);
  }

  async cancel(id: string, reason: JobError, now: Timestamp): Promise<boolean> {
    // The facts of earlier attempts, because the record may be removed.
    await this.#usage.fileAll({ _id: id, 'job.status': 'pending' }, 0);
    const after = await this.#records.change(id, (record) => states.cancelled(record, reason, now));
    if (after === 'removed') await this.#sources.removeOf([id]);
    return after !== null;
  }

  async cancelAllOf(userId: string, reason: JobError, now: Timestamp): Promise<number> {
    return countDone(await this.pendingOf(userId), (id) => this.cancel(id, reason, now));
  }

  async wake(query: Parameters<JobRepository['wake']>[0]): Promise<number> {
    const wakeOne = (id: string) => this.#records.change(id, (record) => states.woken(record, query.now));
    return countDone(await this.asleep(query), async (id) => (await wakeOne(id)) !== null);
  }

  /**
   * Adds a job of the user to the line. Those that this process adds at once are added one after the other, so that each
   * has a turn of its own; two processes may give one turn twice.
   */
  #inLine<T>(userId: string, now: Timestamp, add: (turn: number) => Promise<T>): Promise<T> {
    return this.#submits.take(userId, async () => add(await this.turnFor(userId, now)));
  }

  async #reached(claimed: GenerationRecord | null): Promise<GenerationRecord | null> {
    // The claim is made. If its turn cannot be recorded now, the next claim records its own.
    if (claimed !== null) await this.reach(claimed.job.turn).catch(() => undefined);
    return claimed;
  }

  /** Ends a claimed job, and stores its usage fact in the same write. */
  async #end(
    id: string,
    change: Change,
    factOf: (record: GenerationSummary) => UsageFact,
    push: Document = {},
  ): Promise<boolean> {
    const after = await this.#records.change(id, change, {
      also: (before) => ({ $push: { ...push, unfiled: factOf(before) } }),
    });
    if (after === null) return false;
    // The end is committed; if its fact cannot be moved now, the sweep moves it.
    await this.#usage.file(id, [factOf(after)]).catch(() => undefined);
    return true;
  }
}

/** The number of ids for which `change` did anything. */
async function countDone(ids: readonly string[], change: (id: string) => Promise<boolean>): Promise<number> {
  const done = await pLimit(maxChangesAtOnce).map(ids, change);
  return done.filter(Boolean).length;
}
