import type { Filter } from 'mongodb';
import type { JobStatus } from '../domain/generation-record.ts';
import { turnOf, turnOfRuns } from '../domain/turns.ts';
import { JobRepository } from '../ports/job-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { ReadOptions, Stored } from '../../platform/mongo/documents.ts';
import { orElse } from '../../platform/mongo/expressions.ts';
import { indexNames, waiting } from '../../platform/mongo/indexes.ts';

/** The order in which pending jobs are claimed, which is also the key of an index. Those from before there were turns come first. */
const byTurn = { 'job.turn': 1, 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 } as const;
const line = { sort: byTurn, hint: byTurn } as const;
/** The document with the highest turn of a claimed job. Before the first claim there is none. */
const reachedId = 'reached-turn';
const turnOnly = { 'job.turn': 1 } as const;

/** Jobs to claim, in the order in which they are claimed. */
export interface Line {
  readonly which: Filter<Stored>;
  readonly order: { readonly sort: Record<string, 1>; readonly hint?: Record<string, 1> };
}

/** Finds jobs by their state. Each query runs along an index and ends at its limit, however many jobs there are. */
export abstract class MongoJobQueries extends JobRepository {
  readonly #generations: Collections['generations'];
  readonly #singletons: Collections['singletons'];

  constructor({ generations, singletons }: Collections) {
    super();
    this.#generations = generations;
    this.#singletons = singletons;
  }

  /** Where to look for jobs to claim: first those whose lease has expired, then the others by turn. */
  protected async linesToClaim(now: Timestamp): Promise<readonly Line[]> {
    const lines: readonly Line[] = [
      { which: lapsed(now), order: { sort: { 'job.leaseUntil': 1 } } },
      { which: available(now), order: line },
    ];
    // An idle worker must not walk along all the jobs that wait for their time, as the line by turn would.
    const hints = [{}, { hint: indexNames.line }];
    const first = await Promise.all(lines.map(({ which }, at) => this.#ids(which, { ...hints[at], limit: 1 })));
    return lines.filter((_, index) => first[index]?.length === 1);
  }

  listWaiting({ now, limit }: { readonly now: Timestamp; readonly limit: number }): Promise<readonly string[]> {
    return this.#ids(available(now), { ...line, limit });
  }

  protected async turnFor(userId: string, now: Timestamp): Promise<number> {
    const [first, reached, ownLast, ownNewest] = await Promise.all([
      this.#turn({ ...available(now), 'job.turn': { $not: { $gte: turnOfRuns } } }, line),
      this.#singletons.findOne({ _id: reachedId }),
      this.#turn(
        { userId, 'job.status': 'pending', 'job.turn': { $lt: turnOfRuns } },
        { sort: { 'job.turn': -1 }, hint: indexNames.turnsOfUser },
      ),
      this.#turn({ userId }, { sort: { 'job.submittedAt': -1, _id: -1 }, hint: indexNames.ofUser }),
    ]);
    return turnOf({ first, reached: Number(reached?.turn ?? 0), ownLast, ownNewest });
  }

  /** Records that a job of this turn was claimed. */
  protected async reach(turn: number): Promise<void> {
    if (turn >= turnOfRuns) return;
    await this.#singletons.upsert(reachedId, { $max: { turn } }, { relaxed: true });
  }

  countWaiting(now: Timestamp): Promise<number> {
    return this.#generations.count(available(now), { hint: indexNames.line });
  }

  async isAnyHeld(now: Timestamp): Promise<boolean> {
    return (await this.#ids({ 'job.status': 'processing', 'job.leaseUntil': { $gt: now } }, { limit: 1 })).length > 0;
  }

  async findDue({ now, republishBefore, limit }: Parameters<JobRepository['findDue']>[0]): Promise<readonly string[]> {
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

  protected asleep({
    department,
    reasons,
    now,
    limit,
  }: Parameters<JobRepository['wake']>[0]): Promise<readonly string[]> {
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

  protected pendingOf(userId: string): Promise<readonly string[]> {
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

  /** Most records are ready, so their number is the total without the others. */
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

  async #turn(which: Filter<Stored>, order: ReadOptions): Promise<number | null> {
    const [found] = await this.#generations.find(which, { ...order, limit: 1, projection: turnOnly });
    return found === undefined ? null : Number(found.job?.turn ?? 0);
  }

  async #ids(which: Filter<Stored>, options: ReadOptions): Promise<string[]> {
    return (await this.#generations.find(which, { ...options, projection: { _id: 1 } })).map(({ _id }) => _id);
  }
}

/** Also matches jobs from before jobs could wait. */
function available(now: Timestamp): Filter<Stored> {
  return { 'job.status': 'pending', 'job.availableAt': { $not: { $gt: now } } };
}

function lapsed(now: Timestamp): Filter<Stored> {
  return { 'job.status': 'processing', 'job.leaseUntil': { $lte: now } };
}
