import type { Filter } from 'mongodb';
import type { GenerationSummary, JobStatus } from '../../generation/domain/generation-record.ts';
import type { Lease } from '../../generation/domain/lease.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';
import type { ReadOptions, Stored } from './documents.ts';
import { orElse } from './expressions.ts';
import { indexNames, waiting } from './indexes.ts';
import { light, readSummary } from './mongo-records.ts';

/** The order in which pending jobs are taken. */
const line = { sort: { 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 }, hint: indexNames.line } as const;
/** As many jobs a look finds, for whoever meets other workers at the first of them. */
const jobsInSight = 4;

/** Which jobs are in which state. Each query runs along an index and ends at its limit, however many jobs there are. */
export class MongoJobQueries {
  readonly #generations: Collections['generations'];

  constructor({ generations }: Collections) {
    this.#generations = generations;
  }

  /**
   * The jobs to claim first: those whose lease has lapsed, then those that have waited longest. Throws when one of them
   * cannot be read, and keeps that one out of the way for as long as the lease.
   */
  async nextInLine({ now, until }: Lease): Promise<readonly GenerationSummary[]> {
    const options = { limit: jobsInSight, projection: light };
    const found = await Promise.all([
      this.#generations.find(lapsed(now), { ...options, sort: { 'job.leaseUntil': 1 } }),
      this.#generations.find(available(now), { ...options, ...line }),
    ]);
    const next: GenerationSummary[] = [];
    for (const document of found.flat().slice(0, jobsInSight)) {
      try {
        next.push(readSummary(document));
      } catch (error) {
        const setAside = { 'job.availableAt': until, 'job.leaseUntil': until };
        await this.#generations.update({ _id: document._id }, { $set: setAside });
        throw error;
      }
    }
    return next;
  }

  waiting({ now, limit }: { readonly now: Timestamp; readonly limit: number }): Promise<readonly string[]> {
    return this.#ids(available(now), { ...line, limit });
  }

  countWaiting(now: Timestamp): Promise<number> {
    return this.#generations.count(available(now), { hint: indexNames.line });
  }

  async due({ now, republishBefore, limit }: Parameters<JobRepository['findDue']>[0]): Promise<readonly string[]> {
    const heardOfBefore = { 'job.publishedAt': { $lt: republishBefore } };
    const notSinceItLapsed = { $expr: { $lt: [orElse('job.publishedAt', -1), '$job.leaseUntil'] } };
    const projection = { 'job.submittedAt': 1 };
    const found = await Promise.all([
      this.#generations.find({ ...available(now), 'job.publishedAt': null }, { sort: waiting, limit, projection }),
      this.#generations.find({ ...available(now), ...heardOfBefore }, { sort: waiting, limit, projection }),
      this.#generations.find(
        { ...lapsed(now), $or: [heardOfBefore, notSinceItLapsed] },
        { sort: { 'job.leaseUntil': 1 }, limit, projection },
      ),
    ]);
    const due = found.flat().map(({ _id, job }) => ({ id: _id, submittedAt: Number(job?.submittedAt) }));
    due.sort((a, b) => a.submittedAt - b.submittedAt || (a.id < b.id ? -1 : 1));
    return due.slice(0, limit).map(({ id }) => id);
  }

  asleep({ department, reasons, now, limit }: Parameters<JobRepository['wake']>[0]): Promise<readonly string[]> {
    return this.#ids(
      {
        'job.status': 'pending',
        'job.availableAt': { $gt: now },
        'job.request.department': department,
        'job.waitReason.code': { $in: [...reasons] },
      },
      { limit, hint: indexNames.line },
    );
  }

  pendingOf(userId: string): Promise<readonly string[]> {
    return this.#ids({ userId, 'job.status': 'pending' }, {});
  }

  async markPublished(ids: readonly string[], now: Timestamp): Promise<void> {
    if (ids.length === 0) return;
    await this.#generations.updateMany(
      { _id: { $in: [...ids] }, 'job.status': { $in: ['pending', 'processing'] } },
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

  async #ids(which: Filter<Stored>, options: ReadOptions): Promise<string[]> {
    return (await this.#generations.find(which, { ...options, projection: { _id: 1 } })).map(({ _id }) => _id);
  }
}

/** Also of a job from before jobs could wait. */
function available(now: Timestamp): Filter<Stored> {
  return { 'job.status': 'pending', 'job.availableAt': { $not: { $gt: now } } };
}

function lapsed(now: Timestamp): Filter<Stored> {
  return { 'job.status': 'processing', 'job.leaseUntil': { $lte: now } };
}
