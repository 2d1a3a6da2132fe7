import { z } from 'zod';
import { departmentKeySchema, usageKinds } from '../../contract/index.ts';
import type { UsageFact } from '../../generation/domain/usage-fact.ts';
import { UsageRepository, type UsageQuery } from '../../generation/ports/usage-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';
import { readDocument, toDocument } from './documents.ts';
import { isDuplicateKey } from './mongo-errors.ts';

/** How many facts are in memory at a time. */
const batch = 1_000;

export const usageFactSchema: z.ZodType<UsageFact> = z.object({
  id: z.string(),
  // Older facts are all about generations.
  kind: z.enum(usageKinds).default('generation'),
  at: z.number(),
  userId: z.string().nullable(),
  department: departmentKeySchema,
  aiModel: z.string(),
  outcome: z.enum(['ready', 'error', 'wasted']),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number().nullable(),
  msToReady: z.number().nullable(),
  promptId: z.string().nullable().default(null),
  promptVersion: z.number().nullable().default(null),
});

export class MongoUsageRepository extends UsageRepository {
  readonly #facts: Collections['usageFacts'];

  constructor({ usageFacts }: Collections) {
    super();
    this.#facts = usageFacts;
  }

  async add(fact: UsageFact): Promise<void> {
    try {
      await this.#facts.insert(toDocument(fact), { relaxed: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
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

  async *read({ from, to, department }: UsageQuery): AsyncGenerator<UsageFact> {
    let after: { readonly at: number; readonly id: string } | undefined;
    for (;;) {
      const facts = await this.#facts.find(
        {
          at: { $gte: after?.at ?? from, $lt: to },
          ...(after && { $or: [{ at: { $gt: after.at } }, { _id: { $gt: after.id } }] }),
          ...(department !== undefined && { department }),
        },
        { sort: { at: 1, _id: 1 }, limit: batch },
      );
      for (const fact of facts) yield readDocument(usageFactSchema, fact);
      const last = facts.at(-1);
      if (last === undefined || facts.length < batch) return;
      after = { at: Number(last.at), id: last._id };
    }
  }
}
