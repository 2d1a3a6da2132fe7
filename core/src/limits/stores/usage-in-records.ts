import type { Filter } from 'mongodb';
import { z } from 'zod';
import { usageFactSchema, type UsageFact } from '../domain/usage-fact.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { Stored } from '../../platform/mongo/documents.ts';
import { indexNames } from '../../platform/mongo/indexes.ts';
import { MongoUsageRepository } from './mongo-usage-repository.ts';

const leftSchema = z.array(usageFactSchema).default([]);

/**
 * The update that ends a job also writes the usage fact into the record, so that the fact exists exactly when the end
 * was committed. It is then moved to the collection of facts, at once or by the next sweep.
 */
export class UsageInRecords {
  readonly #generations: Collections['generations'];
  readonly #facts: MongoUsageRepository;

  constructor(collections: Collections) {
    this.#generations = collections.generations;
    this.#facts = new MongoUsageRepository(collections);
  }

  async file(recordId: string, facts: readonly UsageFact[]): Promise<void> {
    for (const fact of facts) await this.#facts.add(fact);
    const ids = facts.map(({ id }) => id);
    await this.#generations.update({ _id: recordId }, { $pull: { unfiled: { id: { $in: ids } } } }, { relaxed: true });
  }

  /** Moves the facts of matching records; returns the number of records. */
  async fileAll(of: Filter<Stored>, limit: number): Promise<number> {
    const found = await this.#generations.find(
      { ...of, 'unfiled.id': { $exists: true } },
      { projection: { unfiled: 1 }, limit, hint: indexNames.unfiled },
    );
    for (const { _id, unfiled } of found) await this.file(_id, leftSchema.parse(unfiled));
    return found.length;
  }
}
