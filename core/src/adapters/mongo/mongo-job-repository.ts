import type { Document, Filter, Sort } from 'mongodb';
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
import { errorFact, readyFact, type EndedRecord } from '../../generation/domain/usage-facts.ts';
import type { Lease } from '../../generation/domain/lease.ts';
import {
  JobRepository,
  type NewJob,
  type ReadByWorker,
  type Rescheduling,
} from '../../generation/ports/job-repository.ts';
import type { UsageFact } from '../../generation/domain/usage-fact.ts';
import { AppError, ConflictError } from '../../shared/app-error.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';
import type { Stored } from './documents.ts';
import { literal, orElse } from './expressions.ts';
import { indexNames, waiting } from './indexes.ts';
import { isDuplicateKey } from './mongo-errors.ts';
import { light, readRecord, readSummary, searchOf, summaryOf } from './mongo-records.ts';
import { MongoRecordSources } from './mongo-record-sources.ts';
import { pack } from './pack.ts';
import { UsageInRecords } from './usage-in-records.ts';

const released = { 'job.leaseOwner': null, 'job.leaseUntil': null, 'job.waitReason': null } as const;
/** The order in which pending jobs are taken. */
const line = { 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 } as const;
const active = ['pending', 'processing'] as const;

/** Jobs in MongoDB: every change is one conditional update of one document, so whoever comes second matches nothing. */
export class MongoJobRepository extends JobRepository {
  readonly #generations: Collections['generations'];
  readonly #readyVersions: Collections['readyVersions'];
  readonly #usage: UsageInRecords;
  readonly #sources: MongoRecordSources;

  constructor(collections: Collections) {
    super();
    this.#generations = collections.generations;
    this.#readyVersions = collections.readyVersions;
    this.#usage = new UsageInRecords(collections);
    this.#sources = new MongoRecordSources(collections);
  }

  /**
   * One upsert: it opens a known record's next version, or inserts the record. Where the record is active it matches
   * none and meets the unique index of user and contact.
   */
  submit(job: NewJob): Promise<GenerationSummary> {
    return this.#accept(job, fresh(job.now), 0);
  }

  submitClaimed(job: NewJob, { owner, now, until }: Lease): Promise<GenerationSummary> {
    const claimed = {
      status: 'processing',
      attempts: 1,
      startedAt: now,
      leaseOwner: owner,
      leaseUntil: until,
    } as const;
    return this.#accept(job, { ...fresh(job.now), ...claimed }, 1);
  }

  async #accept(
    job: NewJob,
    state: Omit<Job, 'version' | 'request' | 'fence'>,
    claims: number,
  ): Promise<GenerationSummary> {
    // A submit without a fetched contact knows nothing new of it.
    const properties = Object.keys(job.properties).length > 0 ? job.properties : undefined;
    const promptTitle = job.request.promptTitle;
    const inputs = await pack(job.inputs);
    let stored: Stored | null;
    try {
      stored = await this.#generations.findAndUpdate(
        { userId: job.userId, hubspotId: job.hubspotId, 'job.status': { $nin: [...active] } },
        [
          {
            $set: {
              _id: orElse('_id', literal(job.id)),
              prospectUrl: job.prospectUrl === '' ? orElse('prospectUrl', '') : literal(job.prospectUrl),
              properties: properties === undefined ? orElse('properties', literal({})) : literal(properties),
              createdAt: orElse('createdAt', job.now),
              updatedAt: job.now,
              job: {
                $mergeObjects: [
                  literal({ ...state, request: job.request }),
                  {
                    version: { $add: [1, { $ifNull: [{ $max: '$versions.version' }, 0] }] },
                    fence: { $add: [claims, orElse('job.fence', 0)] },
                  },
                ],
              },
              versions: orElse('versions', []),
              results: orElse('results', []),
              inputs: literal(inputs),
              search: searchOf({ properties, promptTitle }),
            },
          },
        ],
        { upsert: true, projection: light },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (error.keyPattern?._id !== undefined) {
        throw new ConflictError('This record exists already.', { cause: error });
      }
      throw new AppError('generation_in_progress', 'A generation for this contact is already in progress.', {
        cause: error,
      });
    }
    if (stored === null) throw new Error('The submitted record was not answered.');
    return readSummary(stored);
  }

  async resubmit(id: string, now: Timestamp): Promise<GenerationSummary | null> {
    const stored = await this.#generations.findAndUpdate(
      { _id: id, 'job.status': 'error' },
      {
        $set: {
          updatedAt: now,
          ...Object.fromEntries(Object.entries(fresh(now)).map(([name, value]) => [`job.${name}`, value])),
        },
      },
      { projection: light },
    );
    return stored && readSummary(stored);
  }

  claim(id: string, lease: Lease): Promise<GenerationRecord | null> {
    return this.#claimWhere(
      {
        _id: id,
        $or: [
          { 'job.status': 'pending', 'job.availableAt': notAfter(lease.now) },
          { 'job.status': 'processing', 'job.leaseUntil': { $lte: lease.now } },
        ],
      },
      lease,
    );
  }

  async claimNext(lease: Lease): Promise<GenerationRecord | null> {
    const lapsed = { 'job.status': 'processing', 'job.leaseUntil': { $lte: lease.now } };
    const pending = { 'job.status': 'pending', 'job.availableAt': notAfter(lease.now) };
    return (
      (await this.#claimWhere(lapsed, lease, { sort: { 'job.leaseUntil': 1 } })) ??
      (await this.#claimWhere(pending, lease, { sort: line }))
    );
  }

  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    return this.#generations.update(claimed(id, fence), { $set: { 'job.leaseUntil': until } }, { relaxed: true });
  }

  async keepRead(id: string, fence: number, { inputs, properties }: ReadByWorker): Promise<boolean> {
    const read = { inputs: await pack(inputs), properties, search: searchOf({ properties }) };
    return this.#generations.update(claimed(id, fence), { $set: read }, { relaxed: true });
  }

  async complete(
    id: string,
    fence: number,
    version: GenerationVersion,
    sources: readonly SourceBundle[] = [],
  ): Promise<boolean> {
    const newest = (field: string, item: object) => ({
      $slice: [{ $concatArrays: [[literal(item)], orElse(field, [])] }, versionsKept],
    });
    // Counted before it is stored, under the claim's own name: what a dying process leaves, the next claim takes away.
    const counted = `${id}:${version.version}:${fence}`;
    await this.#readyVersions.upsert(counted, {
      $set: { recordId: id, version: version.version, readyAt: version.readyAt },
    });
    await this.#sources.add(id, version.version, sources);
    const completedNow = await this.#end(id, fence, (record) => readyFact(record, version), {
      prospectUrl: { $cond: [{ $eq: ['$prospectUrl', ''] }, literal(version.prospectUrl), '$prospectUrl'] },
      properties: literal(version.properties),
      search: searchOf({ properties: version.properties }),
      updatedAt: version.readyAt,
      versions: newest('versions', summaryOf(version)),
      results: newest('results', version),
      'job.status': 'ready',
      'job.finishedAt': version.readyAt,
      'job.error': null,
      ...released,
    });
    const completed = completedNow || (await this.#isCompletedBy(id, fence));
    await this.#sources.tidy(id, completed ? version.version : 0);
    await (completed
      ? this.#readyVersions.deleteMany({
          recordId: id,
          _id: { $ne: counted },
          $or: [{ version: version.version }, { version: { $lte: version.version - versionsKept } }],
        })
      : this.#readyVersions.delete({ _id: counted }));
    return completed;
  }

  async reschedule(id: string, fence: number, to: Rescheduling): Promise<boolean> {
    return this.#generations.update(claimed(id, fence), [
      {
        $set: {
          updatedAt: to.now,
          'job.status': 'pending',
          'job.availableAt': to.availableAt,
          'job.publishedAt': null,
          'job.attempts': { $max: [0, { $subtract: [orElse('job.attempts', 0), to.refundAttempt ? 1 : 0] }] },
          ...released,
          'job.waitReason': to.reason && literal(to.reason),
        },
      },
    ]);
  }

  async fail(id: string, fence: number, error: JobError, now: Timestamp): Promise<boolean> {
    const { code, message } = error;
    const set = { ...ended(error, now), 'job.error': literal({ code, message }) };
    return this.#end(id, fence, (record) => errorFact(record, now), set);
  }

  async fileLeftUsage(limit: number): Promise<number> {
    return this.#usage.fileAll({}, limit);
  }

  async cancel(id: string, reason: JobError, now: Timestamp): Promise<boolean> {
    return (await this.#cancelPending({ _id: id }, reason, now)) > 0;
  }

  async cancelAllOf(userId: string, reason: JobError, now: Timestamp): Promise<number> {
    return this.#cancelPending({ userId }, reason, now);
  }

  async findDue(query: {
    readonly now: Timestamp;
    readonly republishBefore: Timestamp;
    readonly limit: number;
  }): Promise<readonly string[]> {
    const { now, republishBefore, limit } = query;
    const pending = { 'job.status': 'pending', 'job.availableAt': notAfter(now) };
    const lapsed = { 'job.status': 'processing', 'job.leaseUntil': { $lte: now } };
    const heardOfBefore = { 'job.publishedAt': { $lt: republishBefore } };
    const notSinceItLapsed = { $expr: { $lt: [orElse('job.publishedAt', -1), '$job.leaseUntil'] } };
    const projection = { 'job.submittedAt': 1 };
    // Each runs along its index and ends at the limit, however many wait.
    const found = await Promise.all([
      this.#generations.find({ ...pending, 'job.publishedAt': null }, { sort: waiting, limit, projection }),
      this.#generations.find({ ...pending, ...heardOfBefore }, { sort: waiting, limit, projection }),
      this.#generations.find(
        { ...lapsed, $or: [heardOfBefore, notSinceItLapsed] },
        { sort: { 'job.leaseUntil': 1 }, limit, projection },
      ),
    ]);
    const due = found.flat().map(({ _id, job }) => ({ id: _id, submittedAt: Number(job?.submittedAt) }));
    due.sort((a, b) => a.submittedAt - b.submittedAt || (a.id < b.id ? -1 : 1));
    return due.slice(0, limit).map(({ id }) => id);
  }

  async wake({ department, reasons, now, limit }: Parameters<JobRepository['wake']>[0]): Promise<number> {
    const asleep: Filter<Stored> = {
      'job.status': 'pending',
      'job.availableAt': { $gt: now },
      'job.request.department': department,
      'job.waitReason.code': { $in: [...reasons] },
    };
    const found = await this.#generations.find(asleep, { limit, projection: { _id: 1 }, hint: indexNames.line });
    if (found.length === 0) return 0;
    return this.#generations.updateMany(
      { ...asleep, _id: { $in: found.map(({ _id }) => _id) } },
      { $set: { updatedAt: now, 'job.availableAt': now, 'job.waitReason': null } },
    );
  }

  async listWaiting({ now, limit }: { readonly now: Timestamp; readonly limit: number }): Promise<readonly string[]> {
    const found = await this.#generations.find(
      { 'job.status': 'pending', 'job.availableAt': notAfter(now) },
      { sort: line, limit, projection: { _id: 1 }, hint: indexNames.line },
    );
    return found.map(({ _id }) => _id);
  }

  async countWaiting(now: Timestamp): Promise<number> {
    return this.#generations.count(
      { 'job.status': 'pending', 'job.availableAt': notAfter(now) },
      { hint: indexNames.line },
    );
  }

  async markPublished(ids: readonly string[], now: Timestamp): Promise<void> {
    if (ids.length === 0) return;
    await this.#generations.updateMany(
      { _id: { $in: [...ids] }, 'job.status': { $in: [...active] } },
      { $set: { 'job.publishedAt': now } },
      { relaxed: true },
    );
  }

  /** Most records are ready, so those are what is left of all when the others are counted. */
  async countByStatus(): Promise<Readonly<Record<JobStatus, number>>> {
    const count = (status: JobStatus): Promise<number> => this.#generations.count({ 'job.status': status });
    const [all, pending, processing, error] = await Promise.all([
      this.#generations.countAll(),
      count('pending'),
      count('processing'),
      count('error'),
    ]);
    return { pending, processing, error, ready: Math.max(0, all - pending - processing - error) };
  }

  async #claimWhere(
    which: Filter<Stored>,
    { owner, now, until }: Lease,
    options: { readonly sort?: Sort; readonly hint?: Document } = {},
  ): Promise<GenerationRecord | null> {
    const stored = await this.#generations.findAndUpdate(
      which,
      {
        $set: {
          updatedAt: now,
          'job.status': 'processing',
          'job.startedAt': now,
          'job.leaseOwner': owner,
          'job.leaseUntil': until,
        },
        $inc: { 'job.fence': 1, 'job.attempts': 1 },
      },
      options,
    );
    return stored && readRecord(stored);
  }

  /** Ends a claimed job, and tells what that took. `set` is of a pipeline. */
  async #end(id: string, fence: number, factOf: (record: EndedRecord) => UsageFact, set: Document): Promise<boolean> {
    const stored = await this.#generations.findOne(claimed(id, fence), { projection: light });
    if (stored === null) return false;
    // What it reads does not change while the claim lasts.
    const fact = factOf(readSummary(stored));
    const isEnded = await this.#generations.update(claimed(id, fence), [
      { $set: { ...set, ...this.#usage.noting(fact) } },
    ]);
    // The end is committed: a fact that cannot be filed now is filed by the sweep.
    if (isEnded) await this.#usage.file(id, [fact]).catch(() => undefined);
    return isEnded;
  }

  async #isCompletedBy(id: string, fence: number): Promise<boolean> {
    const ended = { _id: id, 'job.status': 'ready', 'job.fence': fence };
    return (await this.#generations.findOne(ended, { projection: { _id: 1 } })) !== null;
  }

  async #cancelPending(which: Filter<Stored>, reason: JobError, now: Timestamp): Promise<number> {
    const pending = { ...which, 'job.status': 'pending' };
    // Of earlier attempts at what is now removed.
    await this.#usage.fileAll(pending, 0);
    const empty = { ...pending, 'versions.0': { $exists: false } };
    const left = await this.#generations.find(empty, { projection: { _id: 1 } });
    const removed = await this.#generations.deleteMany(empty);
    await this.#sources.removeOf(left.map(({ _id }) => _id));
    const changed = await this.#generations.updateMany(
      { ...pending, 'versions.0': { $exists: true } },
      { $set: ended(reason, now) },
    );
    return removed + changed;
  }
}

function claimed(id: string, fence: number): Filter<Stored> {
  return { _id: id, 'job.status': 'processing', 'job.fence': fence };
}

/** Also of a job from before jobs could wait. */
function notAfter(now: Timestamp): { $not: { $gt: Timestamp } } {
  return { $not: { $gt: now } };
}

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
    leaseOwner: null,
    leaseUntil: null,
    error: null,
    waitReason: null,
  };
}

function ended({ code, message }: JobError, now: Timestamp) {
  return {
    updatedAt: now,
    'job.status': 'error',
    'job.finishedAt': now,
    'job.error': { code, message },
    ...released,
  };
}
