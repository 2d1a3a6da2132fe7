import { usageFactSchema, type UsageFact } from '../domain/usage-fact.ts';
import { usageSumSchema, type UsageSum } from '../domain/usage-sum.ts';
import { UsageRepository, type UsageDays, type UsageQuery } from '../ports/usage-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { dayMs } from '../../platform/requested-days.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument, toDocument } from '../../platform/mongo/documents.ts';

/** How many facts are in memory at a time. */
const batch = 1_000;
/** How many days are added up before other requests get a turn. */
const summedDays = 7;

/** What the facts of a sum agree in. */
const group = {
  day: { $floor: { $divide: ['$at', dayMs] } },
  department: '$department',
  aiModel: '$aiModel',
  kind: '$kind',
  outcome: '$outcome',
  userId: '$userId',
};

const figures = {
  facts: { $sum: 1 },
  inputTokens: { $sum: '$inputTokens' },
  outputTokens: { $sum: '$outputTokens' },
  costUsd: { $sum: '$costUsd' },
  unpriced: { $sum: { $cond: [{ $isNumber: '$costUsd' }, 0, 1] } },
  msToReady: { $push: { $ifNull: ['$msToReady', '$$REMOVE'] } },
};

export class MongoUsageRepository extends UsageRepository {
  readonly #facts: Collections['usageFacts'];

  constructor({ usageFacts }: Collections) {
    super();
    this.#facts = usageFacts;
  }

  async add(fact: UsageFact): Promise<void> {
    await this.#facts.add(toDocument(fact), { relaxed: true });
  }

  async countByVersion(promptId: string): Promise<ReadonlyMap<number, number>> {
    const counts = await this.#facts.aggregate([
      { $match: { promptId, outcome: 'ready' } },
      { $group: { _id: '$promptVersion', n: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, n }) => [Number(_id), Number(n)]));
  }

  async countSince(promptIds: readonly string[], since: Timestamp): Promise<ReadonlyMap<string, number>> {
    const counts = await this.#facts.aggregate([
      { $match: { promptId: { $in: [...promptIds] }, at: { $gte: since }, outcome: 'ready' } },
      { $group: { _id: '$promptId', n: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, n }) => [String(_id), Number(n)]));
  }

  callsFor(jobId: string, since: Timestamp): Promise<readonly UsageFact[]> {
    return this.#facts.read(usageFactSchema, { jobId, at: { $gte: since } }, { limit: batch });
  }

  async *read({ from, to }: UsageQuery): AsyncGenerator<UsageFact> {
    let after: { readonly at: number; readonly id: string } | undefined;
    for (;;) {
      const facts = await this.#facts.find(
        {
          at: { $gte: after?.at ?? from, $lt: to },
          ...(after && { $or: [{ at: { $gt: after.at } }, { _id: { $gt: after.id } }] }),
        },
        { sort: { at: 1, _id: 1 }, limit: batch },
      );
      for (const fact of facts) yield readDocument(usageFactSchema, fact);
      const last = facts.at(-1);
      if (last === undefined || facts.length < batch) return;
      after = { at: Number(last.at), id: last._id };
    }
  }

  async *sums({ from, to, department }: UsageDays): AsyncGenerator<UsageSum> {
    for (let day = from; day < to; day += summedDays) {
      const until = Math.min(day + summedDays, to);
      const sums = await this.#facts.aggregate([
        { $match: { at: { $gte: day * dayMs, $lt: until * dayMs }, ...(department !== undefined && { department }) } },
        { $group: { _id: group, ...figures } },
        // Users with equal figures stay in the same order from one report to the next.
        { $sort: { _id: 1 } },
      ]);
      for (const { _id: agreed, ...sum } of sums) yield usageSumSchema.parse({ ...agreed, ...sum });
    }
  }
}
